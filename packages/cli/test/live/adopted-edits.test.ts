import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { letFilesAge, makeFolder } from '../../../../tests/folder.js';
import { seededNumbers } from '../../../../tests/random.js';
import { buildSite } from '../../src/build/build-site.js';
import { silentProgress } from '../../src/build/progress/progress.js';
import { LiveSite } from '../../src/live/live-site.js';
import { prefetched } from '../build/prefetched.js';
import { AdoptedEdits } from './adopted-edits.js';
import { adoptedConfig, adoptedFiles } from './adopted-site.js';
import { differences, liveTree, readTree } from './compare-trees.js';
import type { Edit } from './random-edits.js';

/** How many random edits are made per seed, and after how many of them the files are compared. */
const editCount = Number(process.env.ADOPTED_EDITS ?? 8);
const editsPerBuild = Number(process.env.ADOPTED_EDITS_PER_BUILD ?? 4);
const seeds = (process.env.ADOPTED_SEEDS ?? '1').split(',').map(Number);
const files = {
  ...adoptedFiles,
  'docusaurus.config.js': adoptedConfig(),
  'src/config-word.json': '{ "word": "first" }',
};

test.each(seeds)(
  'a Docusaurus site should have the files of a clean build after random edits, from the cache and in memory (seed %i)',
  async (seed) => {
    const siteDir = makeFolder(files);
    const outDir = join(makeFolder({}), 'dist');
    const cacheDir = join(dirname(outDir), 'cache');
    const site = new LiveSite({ siteDir, outDir: join(siteDir, 'build') });
    await site.update(new Set());
    const edits = new AdoptedEdits(siteDir, seededNumbers(seed));
    const done: Edit[] = [];
    let compared = 0;
    let unwritten = 0;
    for (let count = 1; count <= editCount; count++) {
      const edit = unwritten < 3 ? edits.edit() : edits.restore(files);
      done.push(edit);
      await site.update(new Set(edit.paths.map((path) => join(siteDir, path))));
      if (count % editsPerBuild > 0) continue;
      const latest = done.slice(-editsPerBuild).map(({ name, paths }) => `${name}: ${paths.join(', ')}`);
      await letFilesAge();
      const found = await prefetched({ siteDir, outDir, cacheDir });
      const cached = await buildSite({ siteDir, outDir, cacheDir, includeDrafts: true, ...found }, silentProgress);
      const cleanDir = join(makeFolder({}), 'dist');
      const clean = await buildSite({ siteDir, outDir: cleanDir, includeDrafts: true }, silentProgress);
      const isBroken = !clean.written || clean.diagnostics.some(({ severity }) => severity === 'error');
      unwritten = isBroken ? unwritten + 1 : 0;
      expect(cached.diagnostics).toEqual(clean.diagnostics);
      await site.renderRest(() => true);
      expect({ latest, live: await site.check() }).toEqual({ latest, live: clean.diagnostics });
      // a build leaves pages with errors out, of which a site in memory keeps the last state
      if (isBroken) continue;
      const built = readTree(cleanDir);
      compared++;
      expect({ latest, cached: differences(readTree(outDir), built) }).toEqual({ latest, cached: [] });
      expect({ latest, live: differences(await liveTree(site), built) }).toEqual({ latest, live: [] });
    }
    await site.close();
    expect(compared).toBeGreaterThan(editCount / editsPerBuild / 3);
  },
  600_000 + editCount * 20_000,
);
