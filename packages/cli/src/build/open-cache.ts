import { relative } from 'node:path';
import { contentHash, type LoadedConfig } from '@docsite/core';
import { today } from '@docsite/core/process';
import { BuildCache } from '../cache/build-cache.js';
import { stampOf } from '../cache/folder/stamp.js';
import { RemoteCache } from '../remote/remote-cache.js';
import { type RemoteAccess, remoteSettings } from '../remote/remote-settings.js';
import type { ParseSettings } from '../workers/worker/parse-settings.js';
import type { BuildRequest } from './build-request.js';
import { hashPackages, packagesWith } from './input/package-code.js';

/** The settings of a build that its cache depends on. */
export type CachedBuild = Pick<
  BuildRequest,
  'siteDir' | 'cacheDir' | 'outDir' | 'isCacheReadOnly' | 'inputs' | 'prefetched' | 'otherCaches'
>;

/** Opens the cache of a build. */
export function openCache(
  { siteDir, cacheDir, outDir, isCacheReadOnly, inputs, prefetched, otherCaches = [] }: CachedBuild,
  settings: ParseSettings,
  loaded: LoadedConfig,
): BuildCache | undefined {
  if (cacheDir === undefined) return undefined;
  return BuildCache.open({
    path: cacheDir,
    siteDir,
    stamp: stampOf(siteDir),
    settings: identifySettings(settings, loaded),
    given: settings.markdown.given,
    today: today(),
    outDir,
    isReadOnly: isCacheReadOnly,
    inputs: inputs?.states,
    prefetched,
    others: otherCaches,
  });
}

/** Opens the cache shared with other machines; undefined if there is none. */
export function openRemote(
  { siteDir, remote = 'off' }: { readonly siteDir: string; readonly remote?: RemoteAccess | undefined },
  { config }: LoadedConfig,
): RemoteCache | undefined {
  const settings = remoteSettings(config.cache.remote, remote);
  return settings && new RemoteCache(settings, stampOf(siteDir));
}

/**
 * Hash of everything that documents are parsed with, except for documents without a file, which count as files that
 * documents have read. Plugins are functions, which are identified by the code of their module and the packages that it
 * imports, and by what it has read. Undefined if that is not known.
 */
export function identifySettings(
  { siteDir, markdown: { given: _, ...markdown }, hasPlugins }: ParseSettings,
  { reads, observation }: LoadedConfig,
): string | undefined {
  if (!hasPlugins) return contentHash(JSON.stringify(markdown));
  if (reads === undefined || !reads.isClosed || observation?.opening !== undefined) return undefined;
  const code = [reads.code, hashPackages(packagesWith(reads.files))];
  return contentHash(JSON.stringify([markdown, code, observation?.facts, relative(siteDir, process.cwd())]));
}
