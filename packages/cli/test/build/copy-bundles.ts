import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Copies only the bundles of a cache to another one, because bundling dominates the build time of a site with few
 * pages. They are valid for builds of a site in the same folder whose files other than documents are the same.
 */
export function copyBundles(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  if (!existsSync(from)) return;
  for (const name of readdirSync(from).filter((file) => file.startsWith('bundle-')))
    cpSync(join(from, name), join(to, name));
}
