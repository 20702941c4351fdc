import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { version } from '../version.js';
import { hashOf } from './document-reads.js';

/**
 * Names all that can read each other's entries: docsite as it is installed, Node, the packages that the site has locked,
 * and the time zone, which dates in components may be shown in.
 */
export function stampOf(siteDir: string): string {
  const { TZ = '' } = process.env;
  return hashOf([version, ownFiles(), process.version, process.platform, TZ, lockedPackages(siteDir)].join('\n'));
}

/** docsite's own files by name and size, and the contents of this one: names of others follow from their contents. */
function ownFiles(): string {
  const file = fileURLToPath(import.meta.url);
  const folder = dirname(file);
  const names = readdirSync(folder).filter((name) => /\.[cm]?js$/.test(name));
  const sizes = names.sort().map((name) => `${name} ${statSync(join(folder, name)).size}`);
  return [...sizes, hashOf(readFileSync(file))].join('\n');
}

const lockFiles = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock', 'bun.lock'];

/** Hash of the nearest lock file of a package manager. */
function lockedPackages(folder: string): string {
  const found = lockFiles.map((name) => join(folder, name)).find((file) => existsSync(file));
  if (found !== undefined) return hashOf(readFileSync(found));
  return dirname(folder) === folder ? '' : lockedPackages(dirname(folder));
}
