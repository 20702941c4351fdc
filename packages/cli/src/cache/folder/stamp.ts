import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentHash, lockFiles } from '@docsite/core';
import { version } from '../../own-package/version.js';

/** Identifies the writer of cache entries. Entries of other writers are not read. */
export interface Maker {
  readonly version: string;
  /** Hash of docsite as installed. */
  readonly files: string;
  readonly node: string;
  readonly platform: string;
  /** Components may show dates in the time zone; empty for that of the system. */
  readonly timeZone: string;
  /** Hash of the site's lock file, and of what its package manager has installed; empty without either. */
  readonly packages: string;
}

/** The writer of this process's entries for a site. */
export function makerOf(siteDir: string): Maker {
  return {
    version,
    files: contentHash(ownFiles()),
    node: process.version,
    platform: process.platform,
    timeZone: process.env.TZ ?? '',
    packages: packagesOf(siteDir),
  };
}

/** Identifies everything that can read each other's entries. */
export function stampOf(siteDir: string): string {
  return stampOfMaker(makerOf(siteDir));
}

/** The stamp of a writer: a hash of its properties. */
export function stampOfMaker(maker: Maker): string {
  return contentHash(Object.values(maker).join('\n'));
}

/** docsite's own files by name and size; the name of the file with nearly all code is a hash of its contents. */
function ownFiles(): string {
  const folder = dirname(fileURLToPath(import.meta.url));
  const names = readdirSync(folder).filter((name) => /\.[cm]?js$/.test(name));
  return names
    .sort()
    .map((name) => `${name} ${statSync(join(folder, name)).size}`)
    .join('\n');
}

/**
 * Hash of the nearest lock file, and of the nearest list of installed packages: these may be missing or older while the
 * lock file is the same.
 */
function packagesOf(siteDir: string): string {
  const found = [lockFiles, installedLists].flatMap((names) => nearest(siteDir, names) ?? []);
  return found.length === 0 ? '' : contentHash(found.map((file) => contentHash(readFileSync(file))).join('\n'));
}

/** Where package managers list what they have installed, with the same contents on every machine. */
const installedLists: readonly string[] = [
  'node_modules/.package-lock.json',
  'node_modules/.pnpm/lock.yaml',
  'node_modules/.yarn-state.yml',
  'node_modules/.yarn-integrity',
];

/** The first of the files in a folder, or else in the nearest folder around it that has one. */
function nearest(folder: string, names: readonly string[]): string | undefined {
  const found = names.map((name) => join(folder, name)).find((file) => existsSync(file));
  return found === undefined && dirname(folder) !== folder ? nearest(dirname(folder), names) : found;
}
