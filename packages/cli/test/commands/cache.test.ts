import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { main } from '../../src/main.js';
import { printed } from '../printed.js';
import { makeFolder } from '../serve/site-folder.js';

const { DOCSITE_CACHE: setting } = process.env;
let siteDir: string;

beforeEach(() => {
  delete process.env.DOCSITE_CACHE;
  siteDir = makeFolder({ 'index.md': '# Home\n' });
});
afterEach(() => {
  process.env.DOCSITE_CACHE = setting;
});

const cache = () => join(siteDir, '.docsite/cache/pages');

describe('the cache of a site', () => {
  test('should be filled by builds and checks, and left out by Git', async () => {
    await main(['check', siteDir]);
    expect(existsSync(cache())).toBe(true);
    expect(readFileSync(join(siteDir, '.docsite/.gitignore'), 'utf8')).toBe('*\n');
  });

  test('should be removed by `docsite clean`, and the built site stay', async () => {
    await main(['build', siteDir]);
    printed.out = '';
    await main(['clean', siteDir]);
    expect(printed.out).toMatch(/^Removed \d+\.\d MB from .*\.docsite\/cache\n$/);
    expect(existsSync(join(siteDir, '.docsite'))).toBe(false);
    expect(existsSync(join(siteDir, 'dist/index.html'))).toBe(true);
    printed.out = '';
    await main(['clean', siteDir]);
    expect(printed.out).toBe('There is no cache.\n');
  });

  test('should not be touched with `--no-cache`, or where DOCSITE_CACHE is off', async () => {
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
