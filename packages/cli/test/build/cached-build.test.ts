import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { letFilesAge, makeFolder } from '../../../../tests/folder.js';
import { seededNumbers } from '../../../../tests/random.js';
import type { BuildResult } from '../../src/build/build-request.js';
import { buildSite } from '../../src/build/build-site.js';
import { silentProgress } from '../../src/build/progress/progress.js';
import { differences, readTree, type Tree } from '../live/compare-trees.js';
import { configText, firstFiles, firstKeys } from '../live/first-files.js';
import { RandomEdits } from '../live/random-edits.js';
import { prefetched } from './prefetched.js';

/**
 * How many random edits are made per seed, each built with the cache, and after how many of them the files are compared
 * with those of a clean build. Errors of one build persist, because the next ones read them from the cache.
 */
const editCount = Number(process.env.CACHE_EDITS ?? 9);
const editsPerBuild = Number(process.env.CACHE_EDITS_PER_BUILD ?? 3);
const seeds = (process.env.CACHE_SEEDS ?? '1,2').split(',').map(Number);

/** How many times in a row a site may have errors, so that no files can be compared, before it is created again. */
const mostUnwritten = 3;

interface Built {
  readonly tree: Tree;
  readonly diagnostics: BuildResult['diagnostics'];
  readonly written: boolean;
}

async function build(siteDir: string, outDir: string, cacheDir?: string): Promise<Built> {
  const found = cacheDir === undefined ? {} : await prefetched({ siteDir, outDir, cacheDir });
  const request = { siteDir, outDir, cacheDir, includeDrafts: false, ...found };
  const { written, diagnostics } = await buildSite(request, silentProgress);
  return { tree: written ? readTree(outDir) : new Map(), diagnostics, written };
}

test.each(seeds)(
  'a build from the cache should give the files and findings of a clean one after random edits (seed %i)',
  async (seed) => {
    const files = { ...firstFiles, 'docsite.config.json': configText(firstKeys) };
    const siteDir = makeFolder(files);
    const cacheDir = join(makeFolder({}), 'cache');
    const edits = new RandomEdits(siteDir, seededNumbers(seed));
    const outDir = join(dirname(cacheDir), 'dist');
    const done: string[] = [];
    let compared = 0;
    let unwritten = 0;
    for (let count = 1; count <= editCount; count++) {
      const { name, paths } = unwritten < mostUnwritten ? edits.edit() : edits.restore(files);
      done.push(`${name}: ${paths.join(', ')}`);
      await letFilesAge();
      const cached = await build(siteDir, outDir, cacheDir);
      if (count % editsPerBuild > 0) continue;
      const clean = await build(siteDir, join(makeFolder({}), 'dist'));
      if (clean.written) compared++;
      unwritten = clean.written ? 0 : unwritten + 1;
      const latest = done.slice(-editsPerBuild);
      expect({ latest, differ: differences(cached.tree, clean.tree), findings: cached.diagnostics }).toEqual({
        latest,
        differ: [],
        findings: clean.diagnostics,
      });
    }
    expect(compared).toBeGreaterThan(editCount / editsPerBuild / 3);
  },
  300_000 + editCount * 20_000,
);

describe('a cache', () => {
  const site = () => makeFolder({ ...firstFiles, 'docsite.config.json': configText(firstKeys) });

  test('should be used where it was copied together with its site', async () => {
    const siteDir = site();
    const cacheDir = join(makeFolder({}), 'cache');
    const first = await build(siteDir, join(makeFolder({}), 'dist'), cacheDir);
    const copy = join(makeFolder({}), 'copy');
    cpSync(siteDir, copy, { recursive: true });
    const copiedCache = join(makeFolder({}), 'cache');
    cpSync(cacheDir, copiedCache, { recursive: true });
    rmSync(cacheDir, { recursive: true });
    const packs = readdirSync(copiedCache).filter((name) => name.startsWith('pack-'));
    const second = await build(copy, join(makeFolder({}), 'dist'), copiedCache);
    expect(differences(second.tree, first.tree)).toEqual([]);
    // nothing was rendered again
    expect(readdirSync(copiedCache).filter((name) => name.startsWith('pack-'))).toEqual(packs);
  });

  describe('of two locales, one of which is edited,', () => {
    const site = () =>
      makeFolder({
        'docsite.config.json': configText({ i18n: { defaultLocale: 'en', locales: ['en', 'fr'] } }),
        'docs/index.md': '# Home',
        'i18n/fr/docs/current/index.md': '# Accueil',
      });

    test('should have the pages of the other, and keep their search indexes apart', async () => {
      const siteDir = site();
      const cacheDir = join(makeFolder({}), 'cache');
      const outDir = join(makeFolder({}), 'dist');
      await build(siteDir, outDir, cacheDir);
      writeFileSync(join(siteDir, 'docs/index.md'), '# Home\n\nWelcome.');
      const rendered: (number | undefined)[] = [];
      const stage = (name: string, total?: number): void => void (name === 'render' && rendered.push(total));
      await buildSite({ siteDir, outDir, cacheDir, includeDrafts: false }, { ...silentProgress, stage });
      expect(rendered).toEqual([1, 0]);
      const clean = await build(siteDir, join(makeFolder({}), 'dist'));
      expect(differences(readTree(outDir), clean.tree)).toEqual([]);
    });
  });

  describe('whose files are damaged', () => {
    const siteDir = site();
    const wholeCache = join(makeFolder({}), 'cache');
    let clean: Built;
    beforeAll(async () => {
      await build(siteDir, join(makeFolder({}), 'dist'), wholeCache);
      clean = await build(siteDir, join(makeFolder({}), 'dist'));
    });

    test.each([
      { damage: 'cut off', apply: (file: string) => truncateSync(file, 40) },
      { damage: 'empty', apply: (file: string) => truncateSync(file, 0) },
      { damage: 'appended to', apply: (file: string) => appendFileSync(file, 'x') },
      { damage: 'overwritten', apply: (file: string) => writeFileSync(file, readFileSync(file).fill(65, 100)) },
      { damage: 'of another version', apply: (file: string) => writeFileSync(file, 'docsite cache 0 x y\n{}') },
    ])('should be rebuilt if they are $damage', async ({ apply }) => {
      const cacheDir = join(makeFolder({}), 'cache');
      cpSync(wholeCache, cacheDir, { recursive: true });
      for (const name of readdirSync(cacheDir)) apply(join(cacheDir, name));
      const cached = await build(siteDir, join(dirname(cacheDir), 'dist'), cacheDir);
      expect(differences(cached.tree, clean.tree)).toEqual([]);
      expect(cached.diagnostics).toEqual(clean.diagnostics);
    });
  });

  test('should serve two builds at once', async () => {
    const siteDir = site();
    const cacheDir = join(makeFolder({}), 'cache');
    const [one, other] = await Promise.all([
      build(siteDir, join(makeFolder({}), 'dist'), cacheDir),
      build(siteDir, join(makeFolder({}), 'dist'), cacheDir),
    ]);
    expect(differences(one.tree, other.tree)).toEqual([]);
    const cached = await build(siteDir, join(dirname(cacheDir), 'dist'), cacheDir);
    const clean = await build(siteDir, join(makeFolder({}), 'dist'));
    expect(differences(cached.tree, clean.tree)).toEqual([]);
  });
});
