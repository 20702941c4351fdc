import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadedConfig } from '@docsite/core';
import { BuildCache } from '../cache/build-cache.js';
import { hashOf } from '../cache/document-reads.js';
import { version } from '../version.js';
import type { ParseSettings } from '../workers/parse-settings.js';
import { today } from '../workers/today.js';

export interface CachedBuild {
  readonly siteDir: string;
  /** Absolute; absent for a build without a cache. */
  readonly cacheDir?: string | undefined;
}

/** Opens the cache of a build. */
export function openCache(
  { siteDir, cacheDir }: CachedBuild,
  settings: ParseSettings,
  loaded: LoadedConfig,
): BuildCache | undefined {
  if (cacheDir === undefined) return undefined;
  return BuildCache.open({
    path: cacheDir,
    siteDir,
    stamp: stampOf(siteDir),
    settings: identifySettings(settings, loaded),
    today: today(),
  });
}

/** Hash of what documents are parsed with. Plugins are functions: what their module is made of stands for them. */
function identifySettings({ markdown, hasPlugins }: ParseSettings, { reads }: LoadedConfig): string | undefined {
  if (!hasPlugins) return hashOf(JSON.stringify(markdown));
  if (reads === undefined || !reads.isClosed) return undefined;
  return hashOf(JSON.stringify([markdown, reads.files.map((file) => hashOf(readFileSync(file)))]));
}

/**
 * Names all that can read each other's entries: docsite as it is installed, Node, the packages that the site has locked,
 * and the time zone, which dates in components may be shown in.
 */
function stampOf(siteDir: string): string {
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
