import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { main } from '../../src/entries/main.js';
import { copyBundles } from '../build/copy-bundles.js';
import { differences, readTree, type Tree } from '../live/compare-trees.js';
import { firstFiles, firstKeys } from '../live/first-files.js';
import { printed } from '../printed.js';

const { DOCSITE_CACHE: setting } = process.env;
const configuration = {
  title: 'Site',
  url: 'https://example.org',
  i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
  offline: {},
  redirects: [{ from: '/old', to: '/docs' }],
  ...firstKeys,
  rules: { 'missing-home': 'ignore', 'broken-anchor': 'ignore' },
};
const files = {
  ...firstFiles,
  'docs/index.md': '# Home\n\nWelcome. [A](a.md) and [B](guide/b.md#two)',
  'i18n/de/docs/current/a.md': '# A auf Deutsch\n\nDas ist A.',
  'docsite.config.json': JSON.stringify(configuration),
};
/** What is announced, in each locale, if all pages are known except those that quote others, which no shard has. */
const quotingOnly = ['Rendering (4)', 'Rendering (4)'];
/** The number of pages in both locales. */
let pages = 0;
let siteDir: string;
let shards: string;
let whole: Tree;

const git = (...argv: string[]) =>
  spawnSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...argv], { cwd: siteDir });

async function run(...argv: string[]): Promise<void> {
  Object.assign(printed, { out: '', err: '' });
  expect({ code: await main(argv), out: printed.out }).toMatchObject({ code: 0 });
}

beforeAll(async () => {
  delete process.env.DOCSITE_CACHE;
  siteDir = makeFolder(files);
  git('init');
  git('add', '.');
  git('commit', '-m', 'site');
  const out = join(makeFolder({}), 'dist');
  await run('build', siteDir, '--out-dir', out, '--no-cache');
  whole = readTree(out);
  // pages that quote others are rendered by the merge
  pages = [...whole].filter(
    ([path, text]) => path.includes('assets/pages/') && !text.includes('"of":"post-list"'),
  ).length;
  shards = join(makeFolder({}), 'shards');
  for (const index of [1, 2, 3]) await run('build', siteDir, '--no-cache', '--shard', `${index}/3`, '--shards', shards);
});
afterAll(() => {
  process.env.DOCSITE_CACHE = setting;
});

/** A copy of the shards that a test may damage. */
function copyShards(): string {
  const copy = join(makeFolder({}), 'copy');
  cpSync(shards, copy, { recursive: true });
  return copy;
}

/** The cache of the previous merge. */
let former = makeFolder({});

/**
 * Merges shards with a cache that has only the bundles of the previous merge. Returns the files of the site, and the
 * messages about pages.
 */
async function mergeFrom(folder: string): Promise<{ tree: Tree; said: string }> {
  const cache = join(makeFolder({}), 'cache');
  copyBundles(former, cache);
  former = cache;
  process.env.DOCSITE_CACHE = cache;
  const out = join(makeFolder({}), 'dist');
  await run('merge', siteDir, '--shards', folder, '--out-dir', out);
  const said = printed.err.replaceAll(folder, 'FOLDER').replace(/^(?:Reading|Parsing|Rendering).*\n/gm, '');
  return { tree: readTree(out), said: said.replace(/in \S*FOLDER|in (?:\.\.\/)+\S*/g, 'in FOLDER') };
}

/** The number of pages of a shard. */
function sizeOf(index: number): number {
  return JSON.parse(readFileSync(join(shards, `${index}-of-3/shard.json`), 'utf8')).pages;
}

test('shards should divide the pages evenly, and contain nothing of the whole site', () => {
  const sizes = [1, 2, 3].map(sizeOf);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(pages);
  // documents and other pages are divided separately, in each locale
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(4);
  expect(readdirSync(shards).sort()).toEqual(['1-of-3', '2-of-3', '3-of-3']);
  const names = readdirSync(join(shards, '1-of-3')).map((name) => name.replace(/-[0-9a-f]+-\d+$/, ''));
  expect([...new Set(names)].sort()).toEqual(['documents', 'pack', 'pages', 'search-de', 'search-en', 'shard.json']);
});

describe('docsite merge', () => {
  test('should give the files of an unsharded build, and render nothing', async () => {
    const { tree, said } = await mergeFrom(shards);
    expect(differences(tree, whole)).toEqual([]);
    expect(said).toBe('');
    expect(printed.err.match(/^Rendering.*$/gm)).toEqual(quotingOnly);
    expect(tree.get('de/docs/a/index.html')).toContain('Das ist A.');
  });

  test('should render the pages of a missing shard, and say so', async () => {
    const folder = copyShards();
    rmSync(join(folder, '2-of-3'), { recursive: true });
    const { tree, said } = await mergeFrom(folder);
    expect(differences(tree, whole)).toEqual([]);
    expect(said).toBe(`Rendered ${sizeOf(2)} pages here:\n  ${sizeOf(2)} pages: shard 2/3 is missing in FOLDER\n`);
  });

  test.each([
    { damage: 'its list of pages', pattern: /^pages$/, all: true },
    { damage: 'its contents', pattern: /^pack-/, all: false },
    { damage: 'its search index', pattern: /^search-en$/, all: false },
  ])('should render pages whose files are damaged in $damage', async ({ pattern, all }) => {
    const folder = copyShards();
    const shard = join(folder, '1-of-3');
    for (const name of readdirSync(shard).filter((file) => pattern.test(file))) {
      const bytes = readFileSync(join(shard, name));
      writeFileSync(join(shard, name), bytes.fill(0x20, bytes.length >> 1));
    }
    const { tree, said } = await mergeFrom(folder);
    expect(differences(tree, whole)).toEqual([]);
    const [, rendered] = /^Rendered (\d+) pages? here:\n {2}\1 pages?: shard 1\/3 is damaged\n$/.exec(said) ?? [];
    expect(Number(rendered)).toBeGreaterThan(0);
    expect(Number(rendered) === sizeOf(1)).toBe(all);
  });

  test.each([
    ['cut off', (text: string) => text.slice(0, 40)],
    ['empty', () => ''],
    ['other JSON', () => '{}'],
  ])('should report a damaged manifest of a shard, and how to make it again: %s', async (_, change) => {
    const copy = copyShards();
    const manifest = join(copy, '2-of-3/shard.json');
    writeFileSync(manifest, change(readFileSync(manifest, 'utf8')));
    const { tree, said } = await mergeFrom(copy);
    expect(differences(tree, whole)).toEqual([]);
    expect(said).toContain(
      `${sizeOf(2)} pages: the shard.json of shard 2/3 in FOLDER is damaged; build it again: docsite build --shard 2/3\n`,
    );
    for (const name of ['1-of-3', '3-of-3']) rmSync(join(copy, name), { recursive: true });
    Object.assign(printed, { out: '', err: '' });
    expect(await main(['merge', siteDir, '--shards', copy])).toBe(2);
    expect(printed.err).toContain("shard.json' is damaged, and there is no other shard");
  });

  test('should ignore an unfinished shard', async () => {
    const folder = copyShards();
    rmSync(join(folder, '3-of-3/shard.json'));
    const { tree, said } = await mergeFrom(folder);
    expect(differences(tree, whole)).toEqual([]);
    expect(said).toContain(`${sizeOf(3)} pages: shard 3/3 is missing in FOLDER\n`);
  });

  test.each([
    { key: 'node', text: 'by Node v1.2.3, and this is v' },
    { key: 'version', text: 'by docsite v1.2.3, and this is ' },
    { key: 'platform', text: 'on v1.2.3, and this is ' },
    { key: 'packages', text: 'with other packages installed' },
  ])('should take nothing from a shard made with another $key', async ({ key, text }) => {
    const folder = copyShards();
    const shard = join(folder, '1-of-3');
    const manifest = JSON.parse(readFileSync(join(shard, 'shard.json'), 'utf8'));
    writeFileSync(
      join(shard, 'shard.json'),
      JSON.stringify({ ...manifest, maker: { ...manifest.maker, [key]: 'v1.2.3' } }),
    );
    for (const name of readdirSync(shard).filter((file) => /^(?:pages|documents|search)/.test(file))) {
      const text = readFileSync(join(shard, name), 'latin1');
      writeFileSync(
        join(shard, name),
        text.replace(/^docsite cache 1 \S+/, 'docsite cache 1 0123456789abcdef'),
        'latin1',
      );
    }
    const { tree, said } = await mergeFrom(folder);
    expect(differences(tree, whole)).toEqual([]);
    expect(said).toContain(`${sizeOf(1)} pages: shard 1/3 was made ${text}`);
  });

  test('should find shards in subfolders made by artifact downloads, and ignore leftovers of another division', async () => {
    const folder = join(makeFolder({}), 'artifacts');
    for (const index of [1, 2, 3])
      cpSync(join(shards, `${index}-of-3`), join(folder, `docsite-shard-${index}`, `${index}-of-3`), {
        recursive: true,
      });
    await run('build', siteDir, '--no-cache', '--shard', '4/5', '--shards', folder);
    const { tree, said } = await mergeFrom(folder);
    expect(differences(tree, whole)).toEqual([]);
    expect(said).toBe('');
  });

  test('should store what it took for the next build, and need no cache', async () => {
    process.env.DOCSITE_CACHE = join(makeFolder({}), 'cache');
    const out = join(makeFolder({}), 'dist');
    await run('merge', siteDir, '--shards', shards, '--out-dir', out);
    await run('build', siteDir, '--out-dir', out, '--base-url', '/');
    expect(printed.err).not.toContain('Rendering');
    process.env.DOCSITE_CACHE = 'off';
    await run('merge', siteDir, '--shards', shards, '--out-dir', out);
    expect(printed.err.match(/^Rendering.*$/gm)).toEqual(quotingOnly);
    expect(differences(readTree(out), whole)).toEqual([]);
  });

  test('should accept shards that were made from a cache', async () => {
    process.env.DOCSITE_CACHE = join(makeFolder({}), 'cache');
    await run('build', siteDir, '--out-dir', join(makeFolder({}), 'dist'));
    const folder = join(makeFolder({}), 'shards');
    for (const index of [1, 2]) {
      await run('build', siteDir, '--shard', `${index}/2`, '--shards', folder);
      expect(printed.err).not.toContain('Rendering');
    }
    const { tree, said } = await mergeFrom(folder);
    expect(differences(tree, whole)).toEqual([]);
    expect(said).toBe('');
  });

  test('should render what another commit has changed, and report its findings', async () => {
    const saved = join(makeFolder({}), 'site');
    cpSync(siteDir, saved, { recursive: true });
    appendFileSync(join(siteDir, 'docs/a.md'), '\n\nOne more sentence. [Nowhere](nowhere.md)\n');
    renameSync(join(siteDir, 'docs/guide/b.md'), join(siteDir, 'docs/guide/b2.md'));
    git('commit', '-am', 'edit');
    const config = { ...configuration, rules: { ...configuration.rules, 'broken-markdown-link': 'warning' } };
    writeFileSync(join(siteDir, 'docsite.config.json'), JSON.stringify(config));
    const { tree, said } = await mergeFrom(shards);
    expect(printed.out).toContain('docs/a.md:');
    const out = join(makeFolder({}), 'dist');
    await run('build', siteDir, '--out-dir', out, '--no-cache');
    expect(differences(tree, readTree(out))).toEqual([]);
    expect(said).toMatch(/shard \d\/3 was made from commit [0-9a-f]{10}, and this is commit [0-9a-f]{10}\n/);
    rmSync(siteDir, { recursive: true });
    renameSync(saved, siteDir);
  });
});

describe('wrong input', () => {
  test.each([
    { argv: ['--shard', '0/3'], message: "--shard is '0/3': the shards are 1/3 to 3/3" },
    { argv: ['--shard', '4/3'], message: "--shard is '4/3': the shards are 1/3 to 3/3" },
    { argv: ['--shard', '1/0'], message: "--shard is '1/0': there must be at least one shard" },
    { argv: ['--shard', 'x'], message: "--shard is 'x', which names no shard" },
    { argv: ['--shard', '-1/3'], message: "--shard is '-1/3', which names no shard" },
    { argv: ['--shard', '1/3', '--strict'], message: '--strict concerns the whole site' },
    { argv: ['--shard', '1/3', '--max-warnings', '3'], message: '--max-warnings concerns the whole site' },
    { argv: ['--shards', 'x'], message: '--shards sets where --shard writes, but there is no --shard' },
  ])('$argv should be rejected', async ({ argv, message }) => {
    expect(await main(['build', siteDir, ...argv])).toBe(2);
    expect(printed.err).toContain(message);
  });

  test('other commands should ignore shards', async () => {
    expect(await main(['check', siteDir, '--shard', '1/3'])).toBe(2);
    expect(printed.err).toContain("unknown option '--shard'");
  });

  test('a merge without shards should be rejected', async () => {
    const folder = makeFolder({ 'other.json': '{' });
    expect(await main(['merge', siteDir, '--shards', folder])).toBe(2);
    expect(printed.err).toContain('there are no shards in ');
  });

  test('a failed shard should leave no folder', async () => {
    const site = makeFolder({ 'docsite.config.json': '{}', 'docs/index.md': '# A' });
    expect(await main(['build', site, '--shard', '1/2'])).toBe(2);
    expect(readdirSync(join(site, '.docsite/shards'))).toEqual([]);
  });

  test('a shard should not be written into a folder with other contents', async () => {
    const folder = makeFolder({ '1-of-2/notes.txt': 'mine' });
    expect(await main(['build', siteDir, '--shard', '1/2', '--shards', folder])).toBe(2);
    expect(printed.err).toContain("holds 'notes.txt', which docsite did not write");
    expect(existsSync(join(folder, '1-of-2/notes.txt'))).toBe(true);
  });
});
