import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import type { SiteConfig } from '../../src/config/site-config.js';
import { listContent, type ScanContext } from '../../src/scan/scan-context.js';

test.each([
  [true, ['docs/a.md', 'fr/b.md', 'fr/c.md', 'fr/d.md']],
  [false, ['docs/a.md', 'docs/d.mdx', 'fr/b.md']],
])(
  'files of a single locale, and those of another format than the original, should be content if it may have pages of its own: %s',
  async (ownPages, paths) => {
    const siteDir = makeFolder({
      'docs/a.md': '',
      'docs/b.md': '',
      'docs/d.mdx': '',
      'fr/b.md': '',
      'fr/c.md': '',
      'fr/d.md': '',
    });
    const context = { siteDir, config: { i18n: { ownPages } } as SiteConfig, findings: [] } as unknown as ScanContext;
    const refs = await listContent(context, { path: 'docs', localizedPath: 'fr' }, { patterns: ['**/*'], ignore: [] });
    expect(refs.map(({ path }) => path).sort()).toEqual(paths);
  },
);

test('files with the suffix of the language, or of the sources, should be content by their paths without it', async () => {
  const names = ['a.md', 'a.fr.mdx', 'a.de.md', 'b.en.md', 'b.fr.md', 'c/v1.0.md', 'c/d.fr.md', 'e.fr.txt', 'f.en.md'];
  const siteDir = makeFolder(Object.fromEntries(names.map((name) => [`docs/${name}`, ''])));
  const context = { siteDir, config: { i18n: { ownPages: true } }, findings: [] } as unknown as ScanContext;
  const listIn = async (own: string, others: readonly string[]) => {
    const root = { path: 'docs', suffixes: { own, original: '.en', others } };
    const refs = await listContent(context, root, { patterns: ['**/*'], ignore: [] });
    return refs.map(({ path, relative }) => `${relative} ${path}`).sort();
  };
  expect(await listIn('.en', ['.fr', '.de'])).toEqual([
    'a.md docs/a.md',
    'b.md docs/b.en.md',
    'c/v1.0.md docs/c/v1.0.md',
    'e.fr.txt docs/e.fr.txt',
    'f.md docs/f.en.md',
  ]);
  expect(await listIn('.fr', ['.de'])).toEqual([
    'a.mdx docs/a.fr.mdx',
    'b.md docs/b.fr.md',
    'c/d.md docs/c/d.fr.md',
    'c/v1.0.md docs/c/v1.0.md',
    'e.fr.txt docs/e.fr.txt',
    'f.md docs/f.en.md',
  ]);
});
