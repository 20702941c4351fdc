import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { letFilesAge, makeFolder } from '../folder.js';
import type { BuiltSite } from './built-site.js';
import { build } from './run.js';

let folder: string;
let siteDir: string;

/** Builds the site with a separate cache. */
async function buildKept(): Promise<BuiltSite> {
  await letFilesAge();
  return build(siteDir, [], { ...process.env, DOCSITE_CACHE: join(folder, 'cache') });
}

beforeEach(() => {
  folder = makeFolder();
  siteDir = join(folder, 'website');
  for (const path of ['docs', 'website']) mkdirSync(join(folder, path));
  writeFileSync(
    join(siteDir, 'docsite.config.json'),
    '{ "title": "T", "docs": { "path": "../docs", "routeBasePath": "/" } }',
  );
  writeFileSync(join(folder, 'docs/index.md'), '# Home\n\n[Next](./next.md) [Root](next.md)\n');
  writeFileSync(join(folder, 'docs/next.md'), '# Next\n\n![Picture](./a.svg)\n');
  writeFileSync(join(folder, 'docs/a.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>');
});

describe('documents outside of the site folder', () => {
  test('should link to each other and have their images', async () => {
    const site = await buildKept();
    expect([site.exitCode, site.stdout]).toEqual([0, expect.stringContaining('Built 4 pages')]);
    expect(site.text('index.html')).toContain('<a href="/next">Root</a>');
    expect(site.text('next/index.html')).toMatch(/<img [^>]*src="\/assets\/images\/a-\w{8}\.svg"/);
  });

  test('should be rebuilt if they have changed, and if one is added', async () => {
    await buildKept();
    writeFileSync(join(folder, 'docs/next.md'), '# Next\n\nChanged.\n');
    expect((await buildKept()).text('next/index.html')).toContain('Changed.');
    writeFileSync(join(folder, 'docs/third.md'), '# Third\n');
    expect((await buildKept()).text('third/index.html')).toContain('Third');
  });

  test('should not be read by a build if nothing has changed', async () => {
    await buildKept();
    const record = join(folder, 'cache/record-build');
    const { mtimeMs } = statSync(record);
    await buildKept();
    expect(statSync(record).mtimeMs).toBe(mtimeMs);
    writeFileSync(join(folder, 'docs/b.svg'), '');
    await buildKept();
    expect(statSync(record).mtimeMs).toBeGreaterThan(mtimeMs);
  });
});
