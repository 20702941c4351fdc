import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../folder.js';
import { build, buildClean, buildSite, copySite } from './run.js';

describe('a plain folder of Markdown without a configuration', () => {
  test('should become a site named after it, with the readme as home page and folders as categories', async () => {
    const site = await buildSite('plain');
    const page = site.page('index.html');
    expect(page.texts('title, main h1')).toEqual(['A plain folder | plain', 'A plain folder']);
    expect(page.texts('.sidebar .sidebar-link')).toEqual(['A plain folder', 'guide']);
    expect(site.page('guide/start/index.html').texts('.sidebar .sidebar-link')).toEqual([
      'A plain folder',
      'guide',
      'Next step',
      'Start',
    ]);
  });

  test('should link pages and show images by their files', async () => {
    const site = await buildSite('plain');
    expect(site.page('index.html').links('.markdown a')).toEqual(['guide → /guide/start']);
    expect(site.page('guide/start/index.html').links('.markdown a')).toEqual(['readme → /']);
    const [src = ''] = site.page('index.html').attributes('.markdown img', 'src');
    expect(site.has(src.slice(1))).toBe(true);
  });

  test('should skip installed packages, and the output of an earlier build', async () => {
    const folder = copySite('plain');
    mkdirSync(join(folder, 'node_modules/package'), { recursive: true });
    writeFileSync(join(folder, 'node_modules/package/README.md'), '# Not of this site');
    const first = await buildClean(folder);
    const second = await buildClean(folder);
    expect(second.files()).toEqual(first.files());
    expect(first.files().filter((path) => path.endsWith('.html'))).toEqual([
      '404.html',
      'assets/shell.html',
      'guide/next-step/index.html',
      'guide/start/index.html',
      'index.html',
      'search/index.html',
    ]);
  });
});

describe('--out-dir', () => {
  test('should write there, and nothing beside the sources', async () => {
    const outDir = join(makeFolder(), 'deep/site');
    const site = await buildClean(copySite('plain'), ['--out-dir', outDir]);
    expect(site.has('guide/start/index.html')).toBe(true);
    expect(readdirSync(site.siteDir).sort()).toEqual(['README.md', 'guide', 'images']);
    expect((await build(site.siteDir, ['--out-dir', outDir])).exitCode).toBe(0);
  });

  test('should reject a folder that contains something else', async () => {
    const outDir = makeFolder();
    writeFileSync(join(outDir, 'thesis.txt'), 'the only copy');
    const site = await build(copySite('plain'), ['--out-dir', outDir]);
    expect(site.exitCode).toBe(2);
    expect(site.stderr).toContain(
      `error: the output folder '${outDir}' contains files that docsite did not write\nhint: empty it, or choose another: a build writes into a new folder, an empty one, or one that it wrote before\n`,
    );
    expect(site.text('thesis.txt')).toBe('the only copy');
  });
});
