import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { lookAtFiles } from '../../src/cache/look-at-files.js';
import { templatesDir } from '../../src/templates-dir.js';

test('a look at files should see those of the site and of the default theme, and no others', () => {
  const siteDir = makeFolder({ 'docs/a.md': '# A', 'dist/a/index.html': 'a', '.docsite/cache/pages': 'x' });
  const { states } = lookAtFiles(siteDir, [join(siteDir, 'dist'), undefined]);
  const seen = Object.keys(states).filter((path) => path.startsWith(siteDir));
  expect(seen.sort()).toEqual([siteDir, join(siteDir, 'docs'), join(siteDir, 'docs/a.md')]);
  expect(states[join(templatesDir, 'index.ts')]).toMatch(/^\d/);
});
