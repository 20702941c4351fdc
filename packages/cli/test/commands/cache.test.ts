import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { main } from '../../src/entries/main.js';
import { printed } from '../printed.js';

const { DOCSITE_CACHE: setting } = process.env;
const configuration = '{ "title": "T", "docs": { "routeBasePath": "/" } }';
let siteDir: string;
let outside: string;

beforeEach(() => {
  delete process.env.DOCSITE_CACHE;
  siteDir = makeFolder({ 'docsite.config.json': configuration, 'docs/index.md': '# Home\n' });
  outside = join(makeFolder({ 'outside.md': '# Outside\n' }), 'outside.md');
});
afterEach(() => {
  process.env.DOCSITE_CACHE = setting;
});

const cache = () => join(siteDir, '.docsite/cache/pages');

describe('the cache of a site', () => {
  test('should be filled by builds and checks, and ignored by Git', async () => {
    await main(['check', siteDir]);
    expect(existsSync(cache())).toBe(true);
    expect(readFileSync(join(siteDir, '.docsite/.gitignore'), 'utf8')).toBe('*\n');
  });

  test('should be removed by `docsite clean`, with the shards, but not the built site', async () => {
    await main(['build', siteDir]);
    await main(['build', siteDir, '--shard', '1/2']);
    expect(existsSync(join(siteDir, '.docsite/shards/1-of-2/shard.json'))).toBe(true);
    printed.out = '';
    await main(['clean', siteDir]);
    expect(printed.out).toMatch(/^Removed \d+ kB from .*\.docsite\n$/);
    expect(existsSync(join(siteDir, '.docsite'))).toBe(false);
    expect(existsSync(join(siteDir, 'dist/index.html'))).toBe(true);
    printed.out = '';
    await main(['clean', siteDir]);
    expect(printed.out).toBe('There is no cache.\n');
  });

  test.each(['off', 'elsewhere'])('should be removed from the site, too, if DOCSITE_CACHE is %s', async (value) => {
    await main(['build', siteDir]);
    await main(['build', siteDir, '--shard', '1/2']);
    process.env.DOCSITE_CACHE = value === 'off' ? value : join(makeFolder({}), value);
    if (value !== 'off') await main(['build', siteDir]);
    printed.out = '';
    await main(['clean', siteDir]);
    expect(printed.out.split('\n').slice(0, -1)).toEqual([
      expect.stringMatching(/^Removed \d+ kB from .*\.docsite$/),
      ...(value === 'off' ? [] : [expect.stringMatching(/^Removed \d+ kB from .*elsewhere$/)]),
    ]);
    expect([siteDir, process.env.DOCSITE_CACHE].map((path) => existsSync(join(path, '.docsite')))).toEqual([
      false,
      false,
    ]);
  });

  test('should be removed without files of others in it', async () => {
    const folder = makeFolder({ 'pages/a.md': '# A', 'pack-of-wolves': 'mine', 'shard.json': '{}' });
    process.env.DOCSITE_CACHE = folder;
    await main(['build', siteDir]);
    await main(['clean', siteDir]);
    expect(readdirSync(folder).sort()).toEqual(['pack-of-wolves', 'pages', 'shard.json']);
    expect(readdirSync(join(folder, 'pages'))).toEqual(['a.md']);
  });

  test('should be left alone by `docsite clean` if it is a file', async () => {
    const folder = makeFolder({ '.docsite': 'mine' });
    expect(await main(['clean', folder])).toBe(0);
    expect([printed.out, readdirSync(folder)]).toEqual(['There is no cache.\n', ['.docsite']]);
  });

  test('should be done without if DOCSITE_CACHE names a file, with a message', async () => {
    const file = join(makeFolder({ 'a.txt': 'mine' }), 'a.txt');
    for (const named of [file, join(file, 'cache')]) {
      process.env.DOCSITE_CACHE = named;
      printed.err = '';
      expect(await main(['check', siteDir])).toBe(0);
      expect(printed.err).toBe(`The cache '${named}' (DOCSITE_CACHE) is not used: '${file}' is a file\n`);
    }
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  test.each([
    ['file', () => writeFileSync(join(siteDir, '.docsite'), 'mine'), 'is a file'],
    ['link', () => symlinkSync('gone', join(siteDir, '.docsite')), 'is a link that leads nowhere'],
  ])('should be done without if a %s has its name, with a message', async (_, write, reason) => {
    write();
    expect(await main(['check', siteDir])).toBe(0);
    const [folder, kept] = ['.docsite/cache', '.docsite'].map((path) => relative('.', join(siteDir, path)));
    expect(printed.err).toBe(`The cache '${folder}' is not used: '${kept}' ${reason}\n`);
    printed.err = '';
    expect(await main(['check', siteDir, '--no-cache'])).toBe(0);
    expect(printed.err).toBe('');
  });

  test('should be off however that is written', async () => {
    process.env.DOCSITE_CACHE = 'OFF';
    await main(['build', siteDir]);
    expect(existsSync('OFF')).toBe(false);
    expect(existsSync(cache())).toBe(false);
  });

  test('should not be touched with `--no-cache`, or if DOCSITE_CACHE is off', async () => {
    await main(['build', siteDir, '--no-cache']);
    expect(existsSync(cache())).toBe(false);
    process.env.DOCSITE_CACHE = 'off';
    await main(['build', siteDir]);
    expect(existsSync(cache())).toBe(false);
  });

  test('should be where DOCSITE_CACHE says', async () => {
    const folder = join(makeFolder({}), 'elsewhere');
    process.env.DOCSITE_CACHE = folder;
    await main(['build', siteDir]);
    expect(existsSync(join(folder, 'pages'))).toBe(true);
    expect(existsSync(cache())).toBe(false);
  });
});

describe('a command run again without changes', () => {
  /** Returns whether a build had to read the site. */
  async function reads(...options: readonly string[]): Promise<boolean> {
    Object.assign(printed, { out: '', err: '' });
    expect(await main(['build', siteDir, ...options])).toBe(0);
    return printed.err.includes('Reading');
  }

  /** Builds until the record exists: a file that was just written does not count as settled yet. */
  async function settle(): Promise<void> {
    await pause(150);
    await reads();
    expect(await reads()).toBe(false);
  }

  test('should give the same result, and read nothing', async () => {
    await settle();
    expect(printed.out).toMatch(/^Built 3 pages \(\d+ kB\) in \d+\.\d\d s into .*dist\n$/);
  });

  test.each([
    {
      what: 'a text',
      named: "'docs/index.md' has",
      change: () => writeFileSync(join(siteDir, 'docs/index.md'), '# Home\n\nMore.\n'),
    },
    {
      what: 'a new file',
      named: "'docs/new.md' has",
      change: () => writeFileSync(join(siteDir, 'docs/new.md'), '# New\n'),
    },
    { what: 'a new empty folder', named: "'empty' and 1 more have", change: () => mkdirSync(join(siteDir, 'empty')) },
    {
      what: 'a configuration',
      named: "'docsite.config.json' has",
      change: () => writeFileSync(join(siteDir, 'docsite.config.json'), configuration.replace('T', 'X')),
    },
    {
      what: 'a file of the built site',
      named: "'dist/index.html', which it wrote, has",
      change: () => writeFileSync(join(siteDir, 'dist/index.html'), 'x'),
    },
    {
      what: 'a built file that is gone',
      named: "'dist/404.html', which it wrote, has",
      change: () => rmSync(join(siteDir, 'dist/404.html')),
    },
    {
      what: 'a link to a file outside',
      named: "'docs/link.md' has",
      change: () => writeFileSync(outside, '# Outside, changed\n'),
    },
  ])('should run again after $what, and name it if a profile is requested', async ({ change, named }) => {
    symlinkSync(outside, join(siteDir, 'docs/link.md'));
    await settle();
    change();
    expect(await reads('--profile')).toBe(true);
    expect(printed.out).toContain(`\nThe cache\n  Since the last run ${named} changed\n`);
    expect(readFileSync(join(siteDir, 'dist/index.html'), 'utf8')).toContain('<html');
  });

  test('should run again for other options', async () => {
    await settle();
    expect(await reads('--base-url', '/docs/')).toBe(true);
  });

  test('should run again if its configuration may read anything', async () => {
    rmSync(join(siteDir, 'docsite.config.json'));
    const code = `export default { ...${configuration}, tagline: String(Date.now()) };`;
    writeFileSync(join(siteDir, 'docsite.config.mjs'), code);
    await reads();
    await reads();
    expect(await reads()).toBe(true);
  });

  test('should report the same findings', async () => {
    writeFileSync(join(siteDir, 'docs/index.md'), '# Home\n\n[x](none.md)\n');
    const check = async (): Promise<string> => {
      Object.assign(printed, { out: '', err: '' });
      await main(['check', siteDir]);
      return printed.out;
    };
    // the file was just written, as in `settle`
    await pause(150);
    const first = await check();
    await check();
    expect(existsSync(join(siteDir, '.docsite/cache/record-check'))).toBe(true);
    expect(await check()).toBe(first);
    expect(first).toContain('none.md');
  });
});
