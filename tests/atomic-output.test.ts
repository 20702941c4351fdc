import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { build, buildClean, killBuild } from './features/run.js';
import { hashTree } from './features/tree-hash.js';
import { makeFolder } from './folder.js';
import { seededRandom } from './random.js';

/** Enough for a second worker, and for every stage of a build to take some time. */
const pageCount = 170;
const kills = 10;

/** A site whose every page contains the name of its edition. */
function writeSite(edition: string): string {
  const folder = makeFolder();
  mkdirSync(join(folder, 'docs'));
  mkdirSync(join(folder, 'pages'));
  mkdirSync(join(folder, 'static'));
  writeFileSync(join(folder, 'docsite.config.json'), '{ "title": "Editions", "url": "https://example.org" }');
  writeFileSync(
    join(folder, 'pages/index.mdx'),
    `export const edition = '${edition}';\n\n# Home\n\nThe edition {edition}.\n`,
  );
  writeFileSync(join(folder, 'static/edition.txt'), edition);
  for (let page = 0; page < pageCount; page++) {
    const text = Array.from(
      { length: 5 },
      (_, line) => `Line ${line} of page ${page} of the ${edition} edition, with \`code\` and **weight**.`,
    );
    writeFileSync(
      join(folder, `docs/page-${page}.md`),
      `---\ntags: [${edition}, tag ${page % 7}]\n---\n\n# Page ${page}\n\n${text.join('\n\n')}\n`,
    );
  }
  return folder;
}

/** The folder in which a host would find the site: between the two renames of a swap it has another name. */
function currentSite(outDir: string): string {
  if (existsSync(outDir)) return outDir;
  const aside = readdirSync(dirname(outDir)).filter((name) => name.includes('docsite-old'));
  expect(aside).toHaveLength(1);
  return join(dirname(outDir), aside[0] as string);
}

describe('the output folder', () => {
  const editions = { first: '', second: '' };
  const hashes = { first: '', second: '' };
  let outDir: string;
  let duration: number;

  beforeAll(async () => {
    outDir = join(makeFolder(), 'site');
    for (const edition of ['second', 'first'] as const) {
      editions[edition] = writeSite(edition);
      const started = performance.now();
      // in a separate process, like the builds that are killed
      await buildClean(editions[edition], ['--out-dir', outDir], {});
      duration = performance.now() - started;
      hashes[edition] = hashTree(outDir);
    }
  });

  test('should contain the old site or the new one, complete, whenever a build is killed', async () => {
    const random = seededRandom(2);
    let killed = 0;
    for (let round = 0; round < kills; round++) {
      const next = hashTree(currentSite(outDir)) === hashes.first ? 'second' : 'first';
      const moment = ((round + random()) / kills) * duration;
      if (await killBuild(editions[next], ['--out-dir', outDir], moment)) killed++;
      else duration *= 0.8;
      expect(Object.values(hashes)).toContain(hashTree(currentSite(outDir)));
    }
    expect(killed).toBeGreaterThanOrEqual(kills / 2);
  });

  test('should stand alone again after the next build, with nothing left beside it', async () => {
    await killBuild(editions.second, ['--out-dir', outDir], duration / 2);
    await buildClean(editions.second, ['--out-dir', outDir]);
    expect(readdirSync(dirname(outDir))).toEqual(['site']);
    expect(hashTree(outDir)).toBe(hashes.second);
  });

  test('should be restored if a build was killed between moving the old site away and moving the new one in', async () => {
    await buildClean(editions.first, ['--out-dir', outDir]);
    const neverAProcess = 2 ** 22 + 1;
    renameSync(outDir, join(dirname(outDir), `.site.docsite-old-${neverAProcess}`));
    writeFileSync(
      join(editions.second, 'docs/broken.md'),
      '# Broken\n\n[Nowhere](./nowhere.md)\n\n[Nowhere](/nowhere)\n',
    );
    expect((await build(editions.second, ['--out-dir', outDir])).exitCode).toBe(1);
    expect(readdirSync(dirname(outDir))).toEqual(['site']);
    expect(hashTree(outDir)).toBe(hashes.first);
  });
});
