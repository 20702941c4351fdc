import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Copies the bundles of a cache, and nothing else, into another one: bundling takes most of the time of a build of a
 * few pages. They are found by builds of the site in the same folder whose files other than documents are the same.
 */
export function copyBundles(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  if (!existsSync(from)) return;
  for (const name of readdirSync(from).filter((file) => file.startsWith('bundle-')))
    cpSync(join(from, name), join(to, name));
}
