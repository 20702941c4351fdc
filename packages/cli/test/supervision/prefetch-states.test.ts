import { appendFileSync, cpSync, realpathSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { buildSite } from '../../src/build/build-site.js';
import { silentProgress } from '../../src/build/progress/progress.js';
import type { PrefetchedStates } from '../../src/cache/states/prefetched-states.js';
import { readStates } from '../../src/cache/states/read-states.js';
import { prefetchStates } from '../../src/supervision/prefetch-states.js';
import { differences, readTree } from '../live/compare-trees.js';

// use the default cache folder of a site
process.env.DOCSITE_CACHE = '';

const pages = Object.fromEntries(Array.from({ length: 12 }, (_, count) => [`docs/p${count}.md`, `# P${count}`]));
const longAgo = 1_700_000_000;

let siteDir: string;
let outDir: string;
let cacheDir: string;
const edit = (text: string) => writeFileSync(join(siteDir, 'docs/p1.md'), `# P1\n\n${text}`);

async function build(prefetched: PrefetchedStates = {}): Promise<void> {
  const inputs = readStates(siteDir, [outDir, cacheDir], prefetched.inputs);
  const request = { siteDir, outDir, cacheDir, includeDrafts: false, inputs, prefetched: prefetched.site };
  expect((await buildSite(request, silentProgress)).written).toBe(true);
}

/** Prefetches the states for a command with these arguments. */
async function prefetch(
  argv: readonly string[] = ['build', siteDir],
  isWanted = () => true,
): Promise<PrefetchedStates> {
  let found: PrefetchedStates = {};
  const note = (part: PrefetchedStates) => {
    found = { ...found, ...part };
  };
  await prefetchStates(argv, { note, isWanted });
  return found;
}

/** The files of a clean build. */
async function cleanTree(): Promise<ReadonlyMap<string, string>> {
  const elsewhere = join(makeFolder({}), 'dist');
  await buildSite({ siteDir, outDir: elsewhere, includeDrafts: false }, silentProgress);
  return readTree(elsewhere);
}

// a command without a folder uses the working folder, which may contain a built site
const folderBefore = process.cwd();
beforeAll(() => process.chdir(makeFolder({})));
afterAll(() => process.chdir(folderBefore));

beforeEach(async () => {
  siteDir = realpathSync(makeFolder({ 'docs/index.md': '# Home', ...pages }));
  outDir = join(siteDir, 'dist');
  cacheDir = join(siteDir, '.docsite/cache');
  for (const path of Object.keys(pages)) utimesSync(join(siteDir, path), longAgo, longAgo);
});

test('prefetched states should be those of the files of the site, and none before its first build', async () => {
  expect(await prefetch()).toEqual({});
  await build();
  const { inputs } = await prefetch(['check', '--baseline', 'none', siteDir]);
  expect(inputs?.states).toEqual(readStates(siteDir, [outDir, cacheDir]).states);
  expect(await prefetch(['build', siteDir, '--no-cache'])).toEqual({});
});

test('a file changed just before prefetching should be checked again', async () => {
  await build();
  edit('One.');
  const { inputs } = await prefetch();
  edit('Another text.');
  const file = join(siteDir, 'docs/p1.md');
  const now = readStates(siteDir, [outDir, cacheDir]).states;
  expect(inputs?.states[file]).not.toBe(now[file]);
  expect(readStates(siteDir, [outDir, cacheDir], inputs).states).toEqual(now);
});

describe('prefetching the current site', () => {
  beforeEach(async () => {
    await build();
    edit('One.');
    await build();
  });

  test('it should name the files changed since the build', async () => {
    expect((await prefetch()).site).toMatchObject({ changed: [], areFoldersSame: true, areFormerSame: true });
    appendFileSync(join(outDir, 'docs/p2/index.html'), 'x');
    rmSync(join(outDir, 'docs/p3/index.html'));
    const { site } = await prefetch();
    expect(site?.changed).toHaveLength(2);
    expect(site).toMatchObject({ areFoldersSame: false, areFormerSame: true });
  });

  test('it should find nothing once it is no longer wanted', async () => {
    expect((await prefetch(['build', siteDir], () => false)).site).toBeUndefined();
  });

  test('it should be ignored once another build has replaced the site', async () => {
    const prefetched = await prefetch();
    edit('Two.');
    await build();
    edit('Three.');
    await build({ site: prefetched.site });
    expect(differences(readTree(outDir), await cleanTree())).toEqual([]);
  });

  test('it should do no harm if the previous site has been replaced since', async () => {
    const prefetched = await prefetch();
    const former = join(cacheDir, 'former-site');
    renameSync(former, join(cacheDir, 'pack-moved'));
    cpSync(join(cacheDir, 'pack-moved'), former, { recursive: true });
    rmSync(join(former, 'docs/p4/index.html'));
    edit('Two.');
    await build({ site: prefetched.site });
    expect(differences(readTree(outDir), await cleanTree())).toEqual([]);
  });

  test('it should not lose files that somebody has added since', async () => {
    const prefetched = await prefetch();
    writeFileSync(join(outDir, 'docs/own.txt'), 'mine');
    edit('Two.');
    await build({ site: prefetched.site });
    expect([...readTree(outDir).keys()]).toContain('docs/own.txt');
  });
});
