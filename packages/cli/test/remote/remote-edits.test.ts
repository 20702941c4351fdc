import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { seededNumbers } from '../../../../tests/random.js';
import { buildSite } from '../../src/build/build-site.js';
import { silentProgress } from '../../src/build/progress/progress.js';
import { differences, readTree, type Tree } from '../live/compare-trees.js';
import { configText, firstFiles, firstKeys } from '../live/first-files.js';
import { RandomEdits } from '../live/random-edits.js';
import { startCacheServer } from './cache-server.js';

const before = { ...process.env };
afterAll(() => {
  process.env = before;
});

/** How many random edits are made, each built on a machine of its own. */
const editCount = Number(process.env.REMOTE_EDITS ?? 5);

async function build(siteDir: string, cacheDir?: string): Promise<{ tree: Tree; found: unknown; notes: string }> {
  const outDir = join(makeFolder({}), 'dist');
  const request = { siteDir, outDir, cacheDir, remote: 'read-write' as const, includeDrafts: false };
  const { written, diagnostics, notes } = await buildSite(request, silentProgress);
  return { tree: written ? readTree(outDir) : new Map(), found: diagnostics, notes: notes.join('\n') };
}

test('a build from the remote cache should have the files and findings of a clean one after random edits', async () => {
  const server = await startCacheServer();
  process.env.DOCSITE_REMOTE_CACHE = server.url;
  const siteDir = makeFolder({ ...firstFiles, 'docsite.config.json': configText(firstKeys) });
  const edits = new RandomEdits(siteDir, seededNumbers(7));
  let taken = 0;
  for (let count = 1; count <= editCount; count++) {
    const { name, paths } = edits.edit();
    await build(siteDir, join(makeFolder({}), 'cache'));
    const shared = await build(siteDir, join(makeFolder({}), 'cache'));
    const clean = await build(siteDir);
    if (shared.notes.includes(' taken (')) taken++;
    const edit = `${name}: ${paths.join(', ')}`;
    expect({ edit, differ: differences(shared.tree, clean.tree), found: shared.found }).toEqual({
      edit,
      differ: [],
      found: clean.found,
    });
    expect(shared.notes).not.toContain('warning');
  }
  expect(taken).toBeGreaterThan(editCount / 2);
});
