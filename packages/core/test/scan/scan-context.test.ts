import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import type { SiteConfig } from '../../src/config/site-config.js';
import { listContent, type ScanContext } from '../../src/scan/scan-context.js';

test.each([
  [true, ['docs/a.md', 'fr/b.md', 'fr/c.md']],
  [false, ['docs/a.md', 'fr/b.md']],
])('files of a single locale should be content if it may have pages of its own: %s', async (ownPages, paths) => {
  const siteDir = makeFolder({ 'docs/a.md': 'a', 'docs/b.md': 'b', 'fr/b.md': 'b', 'fr/c.md': 'c' });
  const context = { siteDir, config: { i18n: { ownPages } } as SiteConfig, findings: [] } as unknown as ScanContext;
  const refs = await listContent(context, { path: 'docs', localizedPath: 'fr' }, { patterns: ['**/*.md'], ignore: [] });
  expect(refs.map(({ path }) => path).sort()).toEqual(paths);
});
