import { describe, expect, test } from '@jest/globals';
import type { RenderedLink } from '../../src/check-input.js';
import { collectTemplateLinks } from '../../src/links/template-links.js';
import { checkInput, makeConfig, makeDocPage, makeSite, makeVersion } from '../site-fixture.js';

const en = makeSite().locale;
const fr = { ...en, name: 'fr', baseUrl: '/base/fr/' };
const place = { file: 'sidebars.js', line: 1, column: 1 };
const site = makeSite({
  config: makeConfig({
    baseUrl: '/base/',
    navbar: {
      hideOnScroll: false,
      style: 'light',
      items: [{ type: 'link', position: 'left', label: 'Guides', to: 'docs/guides' }],
    },
  }),
  locale: { ...en, baseUrl: '/base/' },
  locales: [{ ...en, baseUrl: '/base/' }, fr],
  pages: [
    makeDocPage('a', { docs: { instance: 'default', version: 'current', sidebar: 'main', breadcrumbs: [] } }),
    makeDocPage('b'),
  ],
  docs: [{ id: 'default', versions: [makeVersion([{ type: 'link', label: 'Tracker', href: '/tracker', place }])] }],
});

function collect(links: readonly RenderedLink[], outputFiles?: readonly string[]) {
  const input = { site, renderedLinks: links, ...(outputFiles === undefined ? {} : { outputFiles }) };
  const found = collectTemplateLinks(checkInput(input));
  return found.map(({ href, kind, place, routes }) => ({ href, kind, file: place.file, routes }));
}

const a = (href: string, route = '/docs/a') => ({ route, href, kind: 'link' as const });

describe('links of templates', () => {
  test('should be paths below the site, each once, at the first page by route', () => {
    expect(collect([a('/base/docs/x', '/docs/b'), a('/base/docs/x'), a('/base/docs', '/docs/b')])).toEqual([
      { href: '/docs/x', kind: 'link', file: 'docs/a.md', routes: ['/docs/b', '/docs/a'] },
      { href: '/docs', kind: 'link', file: 'docs/b.md', routes: ['/docs/b'] },
    ]);
  });

  test('should exclude a missing home page, which has a rule of its own', () => {
    expect(collect([a('/base/'), a('/base')])).toEqual([]);
  });

  test('should exclude pages that could not be written, which are reported elsewhere', () => {
    const leftOut = {
      ...site,
      findings: [{ rule: 'unwritable-page', file: 'docs/b.md', line: 1, column: 1, message: 'too long' }],
    };
    const renderedLinks = [a('/base/docs/long'), a('/base/docs/b')];
    const found = collectTemplateLinks(checkInput({ site: leftOut, renderedLinks }));
    expect(found.map(({ href }) => href)).toEqual(['/docs/b']);
  });

  test('should exclude links requested by the configuration or a sidebar', () => {
    expect(collect([a('/base/docs/guides/'), a('/base/tracker')])).toEqual([]);
  });

  test('should resolve relative hrefs from their page', () => {
    expect(collect([a('x#top'), a('../y')]).map(({ href }) => href)).toEqual(['/docs/x#top', '/y']);
  });

  test('should exclude other sites, other locales and anchors on the page', () => {
    expect(
      collect([
        a('https://example.com/'),
        a('//cdn.example.com/x'),
        a('mailto:a@example.com'),
        a('/base/fr/docs/a'),
        a('#main'),
        a(''),
      ]),
    ).toEqual([]);
  });

  test('should report a path outside the base URL and suggest the URL inside', () => {
    expect(collectTemplateLinks(checkInput({ site, renderedLinks: [a('/docs/b')] }))).toMatchObject([
      { href: '/docs/b', target: { type: 'missing', reason: 'no-route', candidates: ['/base/docs/b'] } },
    ]);
  });

  test('should accept files that the build writes', () => {
    const script = { route: '/docs/a', href: '/base/assets/boot-1a2b.js', kind: 'asset' as const };
    expect(collect([script])).toEqual([]);
    expect(collect([script], ['assets/boot-1a2b.js'])).toEqual([]);
    expect(collect([script], ['assets/boot-3c4d.js'])).toEqual([
      { href: '/assets/boot-1a2b.js', kind: 'asset', file: 'docs/a.md', routes: ['/docs/a'] },
    ]);
  });
});
