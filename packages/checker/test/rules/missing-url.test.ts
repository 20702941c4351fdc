import { describe, expect, test } from '@jest/globals';
import { missingUrl } from '../../src/rules/missing-url.js';
import { makeConfig, makeDocPage, makeSite, ruleInput } from '../site-fixture.js';

const { url: _url, ...withoutUrl } = makeConfig();
const check = (site: Parameters<typeof makeSite>[0]) => missingUrl.check(ruleInput({ site: makeSite(site) }));

describe('missing-url', () => {
  test('should report a site without a URL that has an image for social media', () => {
    const configPlaces = { file: 'docsite.config.ts', places: { image: [4, 3] } } as const;
    expect(check({ config: { ...withoutUrl, image: '/card.png' }, configPlaces })).toEqual([
      {
        rule: 'missing-url',
        file: 'docsite.config.ts',
        line: 4,
        column: 3,
        message: "the configuration has no 'url': images for social media need absolute addresses and are left out",
        hint: "set the address that the site is deployed to: url: 'https://docs.example.org'",
      },
    ]);
    expect(check({ config: withoutUrl, pages: [makeDocPage('a', { image: '/a.png' })] })).toMatchObject([
      { file: 'docs/a.md' },
    ]);
  });

  test('should report one with several locales once, for the default one', () => {
    const { locale } = makeSite();
    const locales = [locale, { ...locale, name: 'fr', baseUrl: '/fr/' }] as const;
    expect(check({ config: withoutUrl, locales })).toHaveLength(1);
    expect(check({ config: withoutUrl, locales, locale: locales[1] })).toEqual([]);
  });

  test('should accept a site with a URL, and one that needs no absolute address', () => {
    expect(check({ config: makeConfig({ url: 'https://example.org', image: '/card.png' }) })).toEqual([]);
    expect(check({ config: withoutUrl, pages: [makeDocPage('a')] })).toEqual([]);
  });
});
