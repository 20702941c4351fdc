import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** A document, a static file and a category file that were moved away. */
export function prepare(siteDir) {
  mkdirSync(join(siteDir, 'static'));
  symlinkSync('gone.md', join(siteDir, 'docs', 'page.md'));
  symlinkSync('gone.png', join(siteDir, 'static', 'logo.png'));
  symlinkSync('gone.yml', join(siteDir, 'docs', '_category_.yml'));
}
