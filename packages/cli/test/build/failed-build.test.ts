import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { buildSite } from '../../src/build/build-site.js';
import { silentProgress } from '../../src/build/progress/progress.js';

test('a build that fails while the theme is bundled should leave nothing behind', async () => {
  const siteDir = makeFolder({ 'a.md': '# A' });
  const parent = makeFolder({});
  const failing = buildSite(
    {
      siteDir,
      outDir: join(parent, 'dist'),
      includeDrafts: false,
      checkDiagrams: () => {
        throw new Error('a thread has ended');
      },
    },
    silentProgress,
  );
  await expect(failing).rejects.toThrow('a thread has ended');
  expect(readdirSync(parent)).toEqual([]);
  // bundling takes as long here as it would have in the failed build
  await buildSite({ siteDir, outDir: join(makeFolder({}), 'dist'), includeDrafts: false }, silentProgress);
  expect(readdirSync(parent)).toEqual([]);
});
