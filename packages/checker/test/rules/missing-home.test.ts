import { describe, expect, test } from '@jest/globals';
import { missingHome } from '../../src/rules/missing-home.js';
import { makeConfig, makeDocPage, makeSite, ruleInput } from '../site-fixture.js';

const check = (site: Parameters<typeof makeSite>[0]) => missingHome.check(ruleInput({ site: makeSite(site) }));

describe('missing-home', () => {
  test('should report a site with no page at its root', () => {
    expect(check({ pages: [makeDocPage('a')] })).toEqual([
      {
        rule: 'missing-home',
        file: 'docsite.config.ts',
        line: 1,
        column: 1,
        message: "there is no page at '/', where the site's address and the title in the navbar lead",
        hint: 'write `pages/index.md`, or set `slug: /` on a page of docs whose `routeBasePath` is `/`',
      },
    ]);
  });

  test('should say if a site has no pages at all', () => {
    expect(check({ pages: [] })).toMatchObject([{ message: 'the site contains no pages' }]);
  });

  test.each([
    [undefined, 'create one, such as `index.md`, in the folder of docs or pages'],
    ['.', "to build the Markdown in this folder, set `docs: { path: '.', routeBasePath: '/' }` in the configuration"],
    ['docs', "to build the Markdown in 'docs', set `docs: { path: 'docs', routeBasePath: '/' }` in the configuration"],
  ])('should say how Markdown in %s becomes pages', (folder, hint) => {
    const site = makeSite({ pages: [], sourceRoots: [] });
    const input = { ...ruleInput({ site }), findMarkdown: () => folder };
    expect([...missingHome.check(input)].map((found) => found.hint)).toEqual([hint]);
  });

  test('should name `docsite init` in a folder with neither a configuration nor Markdown', () => {
    const { configFile: _, ...site } = makeSite({ pages: [], sourceRoots: [{ path: '.' }] });
    const [found] = missingHome.check({ ...ruleInput({ site }), findMarkdown: () => undefined });
    expect(found?.hint).toBe('write `index.md` here, or create a site to start from: docsite init');
  });

  test('should not say so of Markdown that already is content', () => {
    const site = makeSite({ pages: [], sourceRoots: [{ path: '.' }] });
    const [found] = missingHome.check({ ...ruleInput({ site }), findMarkdown: () => '.' });
    expect(found?.hint).toBe('create one, such as `index.md`, in the folder of docs or pages');
  });

  test('should accept a site with a page or a static file at its root', () => {
    expect(check({ pages: [makeDocPage('a', { route: '/' })] })).toEqual([]);
    expect(check({ pages: [makeDocPage('a')], staticFiles: { '/index.html': 'static/index.html' } })).toEqual([]);
  });

  test('should report it once, for the default locale', () => {
    const { locale } = makeSite();
    expect(
      check({
        config: makeConfig({ baseUrl: '/' }),
        locale: { ...locale, name: 'fr', baseUrl: '/fr/' },
        pages: [makeDocPage('a')],
      }),
    ).toEqual([]);
  });
});
