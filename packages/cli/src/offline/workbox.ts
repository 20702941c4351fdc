import { pathToFileURL } from 'node:url';
import { ConfigError, finding, type LoadedConfig, placeOfKey } from '@docsite/core';
import type { getManifest } from 'workbox-build/build/get-manifest.js';
import { findPeer, installCommand } from '../peers/find-peer.js';

/** The part of workbox-build that builds need: loading all of it takes another 200 ms. */
const manifestModule = 'workbox-build/build/get-manifest.js';

/** Lists the files of a folder for a service worker. */
export type ListPrecache = typeof getManifest;

/** Loads workbox-build: the site's own, or else the one next to docsite. Only sites with an offline copy need it. */
export async function loadWorkbox(siteDir: string): Promise<ListPrecache> {
  const found = findPeer(siteDir, manifestModule);
  const path = found === undefined ? manifestModule : pathToFileURL(found).href;
  return ((await import(path)) as { readonly getManifest: ListPrecache }).getManifest;
}

/** Throws a `ConfigError` if a site enables offline reading and workbox-build is not installed. */
export function requireWorkbox({ config, places }: LoadedConfig, siteDir: string): void {
  if (config.offline === false || config.offline.kill || findPeer(siteDir, manifestModule) !== undefined) return;
  const message = "'offline' needs the package workbox-build, which is not installed";
  throw new ConfigError(
    [
      finding(
        'config',
        placeOfKey(places, ['offline']),
        message,
        `install it: ${installCommand(siteDir, 'workbox-build')}`,
      ),
    ],
    siteDir,
  );
}
