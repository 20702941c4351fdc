import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folders `d/d/d/…`, 200 of them, with a page in the last. */
export function prepare(siteDir) {
  const folder = join(siteDir, ...Array(200).fill('d'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'page.md'), '# Deep\n');
}
