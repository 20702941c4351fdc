import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '@docsite/core';
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { copyFiles } from '../../src/output/copy-files.js';
import { OutputFolder } from '../../src/output/output-folder.js';

describe('copyFiles', () => {
  const site = {
    assets: { 'docs/i.svg': { path: 'docs/i.svg', outputPath: 'assets/images/i-01234567.svg' } },
    staticFiles: { '/img/logo.svg': 'static/img/logo.svg', '/robots.txt': 'more/robots.txt' },
  } as unknown as Site;
  const siteDir = makeFolder({ 'docs/i.svg': '12345', 'static/img/logo.svg': '123', 'more/robots.txt': '1' });

  test('should copy assets to their hashed names and static files to their addresses, and count the bytes', () => {
    const outDir = makeFolder({});
    expect(copyFiles(site, siteDir, new OutputFolder({ root: outDir, folder: '' }))).toBe(9);
    expect(readFileSync(join(outDir, 'assets/images/i-01234567.svg'), 'utf8')).toBe('12345');
    expect(readFileSync(join(outDir, 'img/logo.svg'), 'utf8')).toBe('123');
    expect(readFileSync(join(outDir, 'robots.txt'), 'utf8')).toBe('1');
  });
});
