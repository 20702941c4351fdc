import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentHash } from '@docsite/core';
import { version } from '../../own-package/version.js';
import { identifyPackages } from './installed-packages.js';

/** Identifies the writer of cache entries. Entries of other writers are not read. */
export interface Maker {
  readonly version: string;
  /** Hash of docsite as installed. */
  readonly files: string;
  readonly node: string;
  readonly platform: string;
  /** Components may show dates in the time zone; empty for that of the system. */
  readonly timeZone: string;
  /** Hash of the site's lock file, and of what is installed; empty without either. */
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
    packages: identifyPackages(siteDir),
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
