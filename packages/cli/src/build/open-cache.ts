import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { LoadedConfig } from '@docsite/core';
import { today } from '@docsite/core/process';
import { BuildCache } from '../cache/build-cache.js';
import { hashOf } from '../cache/document-reads.js';
import type { EarlySite } from '../cache/early-look.js';
import type { InputStates } from '../cache/input-states.js';
import { stampOf } from '../cache/stamp.js';
import { RemoteCache } from '../remote/remote-cache.js';
import { type RemoteAccess, remoteSettings } from '../remote/remote-settings.js';
import type { ParseSettings } from '../workers/parse-settings.js';

/** Which cache a build uses, and what is already known of the files that it is compared with. */
export interface CachedBuild {
  readonly siteDir: string;
  /** Absolute; absent for a build without a cache. */
  readonly cacheDir?: string | undefined;
  /** Absolute; absent for a build that writes no site. */
  readonly outDir?: string | undefined;
  /** Whether the cache is used and stays as it is. */
  readonly isCacheReadOnly?: boolean | undefined;
  /** The files of the site as the command found them; absent where it has not looked. */
  readonly inputs?: InputStates | undefined;
  /** What the supervisor found of the standing site before the command ran; absent where it has not looked. */
  readonly standing?: EarlySite | undefined;
  /** Folders with what other builds have made, absolute. */
  readonly otherCaches?: readonly string[] | undefined;
}

/** Opens the cache of a build. */
export function openCache(
  { siteDir, cacheDir, outDir, isCacheReadOnly, inputs, standing, otherCaches = [] }: CachedBuild,
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
    outDir,
    isReadOnly: isCacheReadOnly,
    inputs: inputs?.states,
    standing,
    others: otherCaches,
  });
}

/** Opens the cache that a build shares with other machines; nothing where it shares none. */
export function openRemote(
  { siteDir, remote = 'off' }: { readonly siteDir: string; readonly remote?: RemoteAccess | undefined },
  { config }: LoadedConfig,
): RemoteCache | undefined {
  const settings = remoteSettings(config.cache.remote, remote);
  return settings && new RemoteCache(settings, stampOf(siteDir));
}

/**
 * Hash of what documents are parsed with. Plugins are functions: what their module is made of, and has read, stands for
 * them. Absent where that is not known.
 */
export function identifySettings(
  { siteDir, markdown, hasPlugins }: ParseSettings,
  { reads, observation }: LoadedConfig,
): string | undefined {
  if (!hasPlugins) return hashOf(JSON.stringify(markdown));
  if (reads === undefined || !reads.isClosed || observation?.opening !== undefined) return undefined;
  const files = reads.files.map((file) => hashOf(readFileSync(file)));
  return hashOf(JSON.stringify([markdown, files, observation?.facts, relative(siteDir, process.cwd())]));
}
