import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { buildSite } from '../../src/build/build-site.js';
import { silentProgress } from '../../src/build/progress.js';
import { differences, readTree } from '../live/compare-trees.js';
import { makeFolder } from '../serve/site-folder.js';

const pages = { 'docs/index.md': '# Home\n\n[A](a.md)', 'docs/a.md': '# A\n\nText.', 'docs/b.md': '# B\n\nText.' };

interface Folders {
  readonly siteDir: string;
  readonly outDir: string;
}

function makeSite(files: Readonly<Record<string, string>> = pages): Folders {
  const siteDir = makeFolder(files);
  return { siteDir, outDir: join(makeFolder({}), 'dist') };
}

/** Builds with a cache. Whether the site was written. */
async function build({ siteDir, outDir }: Folders): Promise<boolean> {
  const cacheDir = join(siteDir, '.docsite/cache');
  const { written } = await buildSite({ siteDir, outDir, cacheDir, includeDrafts: false }, silentProgress);
  return written;
}

async function cleanTree({ siteDir }: Folders): Promise<ReadonlyMap<string, string>> {
  const outDir = join(makeFolder({}), 'dist');
  await buildSite({ siteDir, outDir, includeDrafts: false }, silentProgress);
  return readTree(outDir);
}

/** What tells a file from any other that was ever written to its place. */
function identityOf(file: string): string {
  const { ino, mtimeMs } = statSync(file);
  return `${ino} ${mtimeMs}`;
}

test('a build should keep the files of pages that stay the same, and write those of others', async () => {
  const site = makeSite();
  await build(site);
  const files = ['a/index.html', 'a.md', 'b/index.html', 'b.md'].map((file) => join(site.outDir, 'docs', file));
  const before = files.map(identityOf);
  appendFileSync(join(site.siteDir, 'docs/a.md'), ' More.');
  await build(site);
  const isKept = files.map((file, index) => identityOf(file) === before[index]);
  expect(isKept).toEqual([false, false, true, true]);
  expect(differences(readTree(site.outDir), await cleanTree(site))).toEqual([]);
});

test.each([
  { change: 'was changed', apply: (file: string) => appendFileSync(file, 'x') },
  {
    change: 'was changed without another size or time',
    apply: (file: string) => {
      const { atime, mtime, size } = statSync(file);
      writeFileSync(file, ''.padEnd(size));
      utimesSync(file, atime, mtime);
    },
  },
  { change: 'was removed', apply: (file: string) => rmSync(file) },
  {
    change: 'is a link now',
    apply: (file: string) => {
      const target = join(makeFolder({ elsewhere: 'x' }), 'elsewhere');
      rmSync(file);
      symlinkSync(target, file);
    },
  },
])('a build should write a file anew that $change', async ({ apply }) => {
  const site = makeSite();
  await build(site);
  apply(join(site.outDir, 'docs/b/index.html'));
  appendFileSync(join(site.siteDir, 'docs/a.md'), ' More.');
  await build(site);
  expect(differences(readTree(site.outDir), await cleanTree(site))).toEqual([]);
});

test('a build with errors should leave the standing site as it is', async () => {
  const site = makeSite();
  await build(site);
  const before = readTree(site.outDir);
  writeFileSync(join(site.siteDir, 'docs/a.md'), '---\ntitle: [\n---\n# A');
  expect(await build(site)).toBe(false);
  expect(differences(readTree(site.outDir), before)).toEqual([]);
});

test('a static file at the path of a page should not be written into the file that stands there', async () => {
  const site = makeSite();
  await build(site);
  const standing = join(site.outDir, 'docs/b/index.html');
  const before = readFileSync(standing, 'utf8');
  mkdirSync(join(site.siteDir, 'static/docs/b'), { recursive: true });
  writeFileSync(join(site.siteDir, 'static/docs/b/index.html'), 'static');
  expect(await build(site)).toBe(false);
  expect(readFileSync(standing, 'utf8')).toBe(before);
});

test('a build into another folder, and one without a cache, should write all files', async () => {
  const site = makeSite();
  await build(site);
  const other = { ...site, outDir: join(makeFolder({}), 'dist') };
  await build(other);
  expect(differences(readTree(other.outDir), readTree(site.outDir))).toEqual([]);
  const paths = ['docs/a/index.html', 'docs/b.md'];
  const ids = ({ outDir }: Folders) => paths.map((path) => statSync(join(outDir, path)).ino);
  expect(ids(other)).not.toEqual(ids(site));
});
