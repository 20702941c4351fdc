import type { UserConfig } from '@docsite/core';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { contentFolders, sourceFolders, wordsOfSite } from '../../../src/styles/sources/site-sources.js';

const foldersOf = (config: object) => contentFolders({ title: 'T', ...config } as UserConfig, '/site');

test('the content of a site should be found whether its configuration has one docs instance or a list', () => {
  const folders = ['/site/guides', '/site/versioned_docs', '/site/news'];
  expect(foldersOf({ docs: [{ path: 'guides' }], blog: [{ path: 'news' }] })).toEqual(folders);
  expect(foldersOf({ docs: { path: 'guides' }, blog: { path: 'news' } })).toEqual(folders);
  expect(foldersOf({})).toEqual(['/site/docs', '/site/versioned_docs']);
  expect(foldersOf({ docs: false, blog: false })).toEqual([]);
});

test('pages outside of `src` should be among the sources of a site', () => {
  const sourcesOf = (config: object) => sourceFolders({ title: 'T', docs: false, ...config } as UserConfig, '/site');
  expect(sourcesOf({ pages: { path: 'website' } })).toEqual(['/site/src', '/site/website']);
  expect(sourcesOf({ pages: [{ path: 'src/pages' }, { id: 'more', path: 'srcs' }] })).toEqual([
    '/site/src',
    '/site/srcs',
  ]);
  expect(sourcesOf({})).toEqual(['/site/src', '/site/pages']);
  expect(sourcesOf({ pages: false })).toEqual(['/site/src']);
});

test('the versions of each docs instance should be among the content of a site', () => {
  expect(foldersOf({ docs: [{}, { id: 'api', path: 'api' }] })).toEqual([
    '/site/docs',
    '/site/versioned_docs',
    '/site/api',
    '/site/api_versioned_docs',
  ]);
});

test('class names in translations, and in folders that code and documents import from, should be among those used', () => {
  const siteDir = makeFolder({
    'docs/a.mdx': "import Card from '@site/components/card';\n\n<Card />\n",
    'components/card.jsx':
      "import { row } from '@site/styles/rows'; export default () => <b className={'card ' + row} />;",
    'styles/rows.ts': "export const row = 'row';",
    'i18n/fr/docusaurus-plugin-content-docs/current/a.mdx': '<b className="badge" />\n',
    'unused/b.jsx': 'export default () => <b className="hero" />;',
  });
  const { words } = wordsOfSite({ title: 'T', i18n: { defaultLocale: 'en', locales: ['en', 'fr'] } }, siteDir);
  expect(['card', 'row', 'badge', 'hero'].filter((name) => words.has(name))).toEqual(['card', 'row', 'badge']);
});
