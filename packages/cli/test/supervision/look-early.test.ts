import { appendFileSync, cpSync, realpathSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { buildSite } from '../../src/build/build-site.js';
import { silentProgress } from '../../src/build/progress.js';
import type { EarlyLook } from '../../src/cache/early-look.js';
import { lookAtFiles } from '../../src/cache/look-at-files.js';
import { lookEarly } from '../../src/supervision/look-early.js';
import { differences, readTree } from '../live/compare-trees.js';

// the cache of a site is where it is by itself
process.env.DOCSITE_CACHE = '';

const pages = Object.fromEntries(Array.from({ length: 12 }, (_, count) => [`docs/p${count}.md`, `# P${count}`]));
const longAgo = 1_700_000_000;

let siteDir: string;
let outDir: string;
let cacheDir: string;
const edit = (text: string) => writeFileSync(join(siteDir, 'docs/p1.md'), `# P1\n\n${text}`);

async function build(early: EarlyLook = {}): Promise<void> {
  const inputs = lookAtFiles(siteDir, [outDir, cacheDir], early.inputs);
  const request = { siteDir, outDir, cacheDir, includeDrafts: false, inputs, standing: early.site };
  expect((await buildSite(request, silentProgress)).written).toBe(true);
}

/** What is found for a command with these arguments. */
async function look(argv: readonly string[] = ['build', siteDir], isWanted = () => true): Promise<EarlyLook> {
  let found: EarlyLook = {};
  const note = (part: EarlyLook) => {
    found = { ...found, ...part };
  };
  await lookEarly(argv, { note, isWanted });
  return found;
}

/** The site as it would be without what was there before. */
async function cleanTree(): Promise<ReadonlyMap<string, string>> {
  const elsewhere = join(makeFolder({}), 'dist');
  await buildSite({ siteDir, outDir: elsewhere, includeDrafts: false }, silentProgress);
  return readTree(elsewhere);
}

// a command without a folder means the one that it is run in, which may have been built
const folderBefore = process.cwd();
beforeAll(() => process.chdir(makeFolder({})));
afterAll(() => process.chdir(folderBefore));

beforeEach(async () => {
  siteDir = realpathSync(makeFolder({ 'docs/index.md': '# Home', ...pages }));
  outDir = join(siteDir, 'dist');
  cacheDir = join(siteDir, '.docsite/cache');
  for (const path of Object.keys(pages)) utimesSync(join(siteDir, path), longAgo, longAgo);
});

test('a look before the command should find the files of the site, and nothing where none was left', async () => {
  expect(await look()).toEqual({});
  await build();
  const { inputs } = await look(['check', '--baseline', 'none', siteDir]);
  expect(inputs?.states).toEqual(lookAtFiles(siteDir, [outDir, cacheDir]).states);
  expect(await look(['build', siteDir, '--no-cache'])).toEqual({});
});

test('a file that had been changed just before it should be looked at again', async () => {
  await build();
  edit('One.');
  const { inputs } = await look();
  edit('Another text.');
  const file = join(siteDir, 'docs/p1.md');
  const now = lookAtFiles(siteDir, [outDir, cacheDir]).states;
  expect(inputs?.states[file]).not.toBe(now[file]);
  expect(lookAtFiles(siteDir, [outDir, cacheDir], inputs).states).toEqual(now);
});

describe('of the site that stands', () => {
  beforeEach(async () => {
    await build();
    edit('One.');
    await build();
  });

  test('it should name the files that are not as they were left', async () => {
    expect((await look()).site).toMatchObject({ changed: [], areFoldersSame: true, areFormerSame: true });
    appendFileSync(join(outDir, 'docs/p2/index.html'), 'x');
    rmSync(join(outDir, 'docs/p3/index.html'));
    const { site } = await look();
    expect(site?.changed).toHaveLength(2);
    expect(site).toMatchObject({ areFoldersSame: false, areFormerSame: true });
  });

  test('it should find nothing once nobody waits for it', async () => {
    expect((await look(['build', siteDir], () => false)).site).toBeUndefined();
  });

  test('it should count for nothing once another build has left another', async () => {
    const early = await look();
    edit('Two.');
    await build();
    edit('Three.');
    await build({ site: early.site });
    expect(differences(readTree(outDir), await cleanTree())).toEqual([]);
  });

  test('it should do no harm where the site before that has been replaced since', async () => {
    const early = await look();
    const former = join(cacheDir, 'former-site');
    renameSync(former, join(cacheDir, 'pack-moved'));
    cpSync(join(cacheDir, 'pack-moved'), former, { recursive: true });
    rmSync(join(former, 'docs/p4/index.html'));
    edit('Two.');
    await build(early);
    expect(differences(readTree(outDir), await cleanTree())).toEqual([]);
  });

  test('it should not lose what somebody has put into it since', async () => {
    const early = await look();
    writeFileSync(join(outDir, 'docs/own.txt'), 'mine');
    edit('Two.');
    await build(early);
    expect([...readTree(outDir).keys()]).toContain('docs/own.txt');
  });
});
