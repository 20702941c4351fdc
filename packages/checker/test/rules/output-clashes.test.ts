import { describe, expect, test } from '@jest/globals';
import { caseClash } from '../../src/rules/case-clash.js';
import { reservedRoute } from '../../src/rules/reserved-route.js';
import { staticFileClash } from '../../src/rules/static-file-clash.js';
import { at, makeDocPage, makeSite, ruleInput } from '../site-fixture.js';

const statics = (...paths: readonly string[]) => Object.fromEntries(paths.map((path) => [path, `static${path}`]));

describe('static-file-clash', () => {
  test('should report static files in place of pages, of files that the build writes, and of its data', () => {
    const site = makeSite({
      pages: [makeDocPage('a')],
      staticFiles: statics('/docs/a/index.html', '/sw.js', '/assets/pages/docs/a.json', '/img/a.png'),
    });
    const found = [...staticFileClash.check(ruleInput({ site, outputFiles: ['sw.js'] }))];
    expect(found.map(({ file, message }) => [file, message])).toEqual([
      ['static/docs/a/index.html', "the static file replaces the page of 'docs/a.md'"],
      ['static/sw.js', "the static file replaces 'sw.js', which the build writes"],
      [
        'static/assets/pages/docs/a.json',
        "the static file replaces 'assets/pages/docs/a.json', which the build writes",
      ],
    ]);
  });

  test('should accept files that a site may well provide itself', () => {
    const names = ['404.html', 'robots.txt', 'sitemap.xml', 'llms.txt', '_headers'];
    const site = makeSite({ staticFiles: statics(...names.map((name) => `/${name}`)) });
    expect([...staticFileClash.check(ruleInput({ site, outputFiles: names }))]).toEqual([]);
  });

  test('should accept a file in a folder with the name of the 404 page, which is not in it', () => {
    const notFound = { ...makeDocPage('a'), route: '/404' };
    const site = makeSite({ pages: [notFound], staticFiles: statics('/404/index.html') });
    expect([...staticFileClash.check(ruleInput({ site }))]).toEqual([]);
  });
});

describe('case-clash', () => {
  test('should report addresses that differ only in letter case or the form of accents', () => {
    const pages = ['b', 'B', 'é'.normalize('NFC'), 'é'.normalize('NFD'), 'c'].map((name) => makeDocPage(name));
    const site = makeSite({ pages, staticFiles: statics('/docs/C/index.html') });
    const found = [...caseClash.check(ruleInput({ site }))];
    expect(found.map(({ file }) => file.normalize('NFC'))).toEqual(['docs/b.md', 'docs/c.md', 'docs/é.md']);
    expect(found[0]?.message).toBe(
      "the route '/docs/b' differs from the route '/docs/B' only in letter case or accents: many file systems treat the two as the same",
    );
  });
});

test('reserved-route should report pages in folders that the build reserves', () => {
  const reserved = ['/assets/js', '/assets/Pages/x', '/assets/shell'];
  const pages = [...reserved, '/assets', '/assets/bonds', '/assets/js-of-ours'].map((route) =>
    makeDocPage('a', { route }),
  );
  expect([...reservedRoute.check(ruleInput({ site: makeSite({ pages }) }))]).toMatchObject([
    {
      ...at('docs/a.md'),
      message: "the route '/assets/js' is in '/assets/js', which is reserved for the build's own files",
    },
    { message: "the route '/assets/Pages/x' is in '/assets/Pages', which is reserved for the build's own files" },
    { message: expect.stringContaining("'/assets/shell'") },
  ]);
});
