import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { makeFolder, writeFiles } from '../../../../../tests/folder.js';
import { buildSite } from '../../../src/build/build-site.js';
import { silentProgress } from '../../../src/build/progress/progress.js';
import { removeKept } from '../../../src/cache/remove-cache.js';
import type { StoredSite } from '../../../src/cache/site/stored-site.js';
import { stateOfFolder } from '../../../src/output/staging/list-site.js';
import { copyBundles } from '../../build/copy-bundles.js';
import { prefetched } from '../../build/prefetched.js';
import { differences, readTree } from '../../live/compare-trees.js';

const pages = { 'docs/index.md': '# Home\n\n[A](a.md)', 'docs/a.md': '# A\n\nText.', 'docs/b.md': '# B\n\nText.' };

interface Folders {
  readonly siteDir: string;
  readonly outDir: string;
}

const siteDir = makeFolder({});
const cacheDir = join(siteDir, '.docsite/cache');

/** Creates a site of these files. Only its bundle is cached, copied from the previous site. */
function makeSite(files: Readonly<Record<string, string>> = pages): Folders {
  const bundles = makeFolder({});
  copyBundles(cacheDir, bundles);
  for (const name of readdirSync(siteDir)) rmSync(join(siteDir, name), { recursive: true });
  writeFiles(siteDir, files);
  copyBundles(bundles, cacheDir);
  return { siteDir, outDir: join(makeFolder({}), 'dist') };
}

/** Builds with a cache and prefetched states. Returns whether the site was written. */
async function build({ siteDir, outDir }: Folders): Promise<boolean> {
  const found = await prefetched({ siteDir, outDir, cacheDir });
  const { written } = await buildSite({ siteDir, outDir, cacheDir, includeDrafts: false, ...found }, silentProgress);
  return written;
}

/** The files of a build with nothing cached but the bundle. */
async function cleanTree({ siteDir }: Folders): Promise<ReadonlyMap<string, string>> {
  const [outDir, bundles] = [join(makeFolder({}), 'dist'), join(makeFolder({}), 'cache')];
  copyBundles(cacheDir, bundles);
  await buildSite({ siteDir, outDir, cacheDir: bundles, includeDrafts: false }, silentProgress);
  return readTree(outDir);
}

/** Identifies a file among all that were ever written to its path. */
function identityOf(file: string): string {
  const { ino, mtimeMs } = statSync(file);
  return `${ino} ${mtimeMs}`;
}

test('a build should keep the files of unchanged pages, and write those of others', async () => {
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
])('a build should rewrite a file that $change', async ({ apply }) => {
  const site = makeSite();
  await build(site);
  apply(join(site.outDir, 'docs/b/index.html'));
  appendFileSync(join(site.siteDir, 'docs/a.md'), ' More.');
  await build(site);
  expect(differences(readTree(site.outDir), await cleanTree(site))).toEqual([]);
});

test('a build with errors should leave the current site as it is', async () => {
  const site = makeSite();
  await build(site);
  const before = readTree(site.outDir);
  writeFileSync(join(site.siteDir, 'docs/a.md'), '---\ntitle: [\n---\n# A');
  expect(await build(site)).toBe(false);
  expect(differences(readTree(site.outDir), before)).toEqual([]);
});

test('a static file at the path of a page should not be written into the existing file', async () => {
  const site = makeSite();
  await build(site);
  const file = join(site.outDir, 'docs/b/index.html');
  const before = readFileSync(file, 'utf8');
  mkdirSync(join(site.siteDir, 'static/docs/b'), { recursive: true });
  writeFileSync(join(site.siteDir, 'static/docs/b/index.html'), 'static');
  expect(await build(site)).toBe(false);
  expect(readFileSync(file, 'utf8')).toBe(before);
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

describe('the site before the current one', () => {
  /** Makes the edits, with a build after each. Returns the inodes of the output folders. */
  async function buildOften(site: Folders, edits: readonly (() => void)[]): Promise<number[]> {
    const folders: number[] = [];
    for (const edit of edits) {
      edit();
      expect(await build(site)).toBe(true);
      folders.push(statSync(site.outDir).ino);
    }
    return folders;
  }

  const write = (site: Folders, file: string, text: string) => () => {
    mkdirSync(dirname(join(site.siteDir, file)), { recursive: true });
    writeFileSync(join(site.siteDir, file), text);
  };

  /** Enough pages that the changed ones are fewer than the unchanged ones. */
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, count) => [`docs/p${count}.md`, `# P${count}`]));
  const makeLarge = (files: Readonly<Record<string, string>> = {}) => makeSite({ ...pages, ...many, ...files });
  const formerOf = (site: Folders) => join(site.siteDir, '.docsite/cache/former-site');

  test('should become the next one, updated with what has changed since', async () => {
    const site = makeLarge();
    const edits = [1, 2, 3, 4, 5].map((count) => write(site, `docs/p${count}.md`, `# P${count}\n\nEdit.`));
    const [first, second, ...others] = await buildOften(site, edits);
    expect(others).toEqual([first, second, first]);
    expect(differences(readTree(site.outDir), await cleanTree(site))).toEqual([]);
  });

  test('should lose removed pages, files and folders', async () => {
    const site = makeLarge({ 'docs/deep/er/c.md': '# C', 'static/one/two.txt': 'x' });
    await buildOften(site, [
      () => {},
      write(site, 'docs/a.md', '# A\n\nEdit.'),
      () => rmSync(join(site.siteDir, 'docs/deep'), { recursive: true }),
      () => rmSync(join(site.siteDir, 'static'), { recursive: true }),
      write(site, 'docs/a.md', '# A\n\nAgain.'),
    ]);
    expect(differences(readTree(site.outDir), await cleanTree(site))).toEqual([]);
    expect(['docs/deep', 'one'].filter((folder) => existsSync(join(site.outDir, folder)))).toEqual([]);
  });

  test.each([
    { change: 'a file was put into it', apply: (former: string) => writeFileSync(join(former, 'docs/x.html'), 'x') },
    { change: 'a file was taken out of it', apply: (former: string) => rmSync(join(former, 'docs/b/index.html')) },
    {
      change: 'a file was changed in it',
      apply: (former: string) => appendFileSync(join(former, 'docs/b/index.html'), 'x'),
    },
    { change: 'it was emptied', apply: (former: string) => rmSync(former, { recursive: true }) },
  ])('should do no harm if $change', async ({ apply }) => {
    const site = makeLarge();
    await buildOften(site, [() => {}, write(site, 'docs/a.md', '# A\n\nEdit.')]);
    apply(formerOf(site));
    await buildOften(site, [write(site, 'docs/a.md', '# A\n\nAgain.')]);
    expect(differences(readTree(site.outDir), await cleanTree(site))).toEqual([]);
  });

  test('should not be written to by the build of its successor', async () => {
    const site = makeLarge();
    await buildOften(site, [() => {}, write(site, 'docs/a.md', '# A\n\nEdit.')]);
    const before = readTree(site.outDir);
    await buildOften(site, [write(site, 'docs/a.md', '# A\n\nAgain.')]);
    expect(differences(readTree(formerOf(site)), before)).toEqual([]);
  });

  test('should pass on files that somebody has added', async () => {
    const site = makeLarge();
    await buildOften(site, [() => {}, write(site, 'docs/a.md', '# A\n\nEdit.')]);
    writeFileSync(join(site.outDir, 'docs/own.txt'), 'mine');
    const edits = [1, 2, 3].map((count) => write(site, 'docs/a.md', `# A\n\nEdit ${count}.`));
    await buildOften(site, edits);
    expect(readFileSync(join(site.outDir, 'docs/own.txt'), 'utf8')).toBe('mine');
  });

  const folderStates = (site: Folders): Readonly<Record<string, string>> => {
    const file = readFileSync(join(site.siteDir, '.docsite/cache/standing'), 'utf8');
    return (JSON.parse(file.slice(file.indexOf('\n'))) as StoredSite).folders ?? {};
  };
  const configOf = (others: object) => {
    const config = { title: 'Site', url: 'https://example.org', docs: { routeBasePath: '/' }, ...others };
    return { 'docsite.config.json': JSON.stringify(config) };
  };
  const pagesOf = (...names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [`src/pages/in/${name}.md`, `# ${name}`]));

  test('should add pages to folders that nothing else is written to, and remove them again', async () => {
    const site = makeLarge({ ...configOf({}), ...pagesOf('one') });
    for (const edit of [
      () => {},
      write(site, 'docs/a.md', '# A\n\nEdit.'),
      () => writeFiles(site.siteDir, pagesOf('two')),
      write(site, 'docs/a.md', '# A\n\nAgain.'),
      () => rmSync(join(site.siteDir, 'src/pages/in/two.md')),
      write(site, 'docs/a.md', '# A\n\nOnce more.'),
    ]) {
      await buildOften(site, [edit]);
      expect(differences(readTree(site.outDir), await cleanTree(site))).toEqual([]);
    }
  });

  test('should be recognized by the states of its folders, whatever was written to them', async () => {
    const site = makeLarge({
      ...configOf({ i18n: { defaultLocale: 'en', locales: ['en', 'de'] } }),
      'src/pages/deep/er/c.md': '# C',
      'static/one/two.txt': 'x',
    });
    const isTaken: boolean[] = [];
    for (const edit of [
      () => {},
      write(site, 'docs/a.md', '# A\n\nEdit.'),
      write(site, 'docs/a.md', '# A\n\nEdit again.'),
      write(site, 'static/one/three.txt', 'y'),
      write(site, 'src/pages/deep/er/d.md', '# D'),
      () => rmSync(join(site.siteDir, 'src/pages/deep'), { recursive: true }),
      write(site, 'i18n/de/docs/current/a.md', '# A\n\nDas ist A.'),
      write(site, 'docs/a.md', '# A\n\nOnce more.'),
    ]) {
      const [former] = existsSync(formerOf(site)) ? [statSync(formerOf(site)).ino] : [];
      const [built] = await buildOften(site, [edit]);
      isTaken.push(former === built);
      const states = folderStates(site);
      expect(Object.keys(states).map((folder) => [folder, stateOfFolder(site.outDir, folder)])).toEqual(
        Object.entries(states),
      );
    }
    expect(isTaken.slice(2)).not.toContain(false);
  });

  test('should not be kept if most of it has changed, and be removed with the cache', async () => {
    const site = makeLarge();
    const title = (text: string) =>
      write(site, 'docsite.config.json', JSON.stringify({ title: text, docs: { routeBasePath: '/' } }));
    await buildOften(site, [title('One'), title('Two')]);
    expect(existsSync(formerOf(site))).toBe(false);
    await buildOften(site, [write(site, 'docs/a.md', '# A\n\nEdit.')]);
    expect(existsSync(formerOf(site))).toBe(true);
    removeKept(site.siteDir);
    expect(existsSync(join(site.siteDir, '.docsite'))).toBe(false);
  });
});
