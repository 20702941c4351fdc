import type { LoadedConfig } from '@docsite/core';
import { requireWorkbox } from '../offline/workbox.js';
import { readSiteConfig } from '../site-config.js';
import type { BuildRequest } from './build-request.js';

/** Reads the configuration as a build is to follow it. */
export async function readRequested({ siteDir, baseUrl, includeDrafts }: BuildRequest): Promise<LoadedConfig> {
  const loaded = withoutWorker(withBaseUrl(await readSiteConfig(siteDir), baseUrl), includeDrafts);
  requireWorkbox(loaded, siteDir);
  return loaded;
}

function withBaseUrl(loaded: LoadedConfig, baseUrl: string | undefined): LoadedConfig {
  if (baseUrl === undefined) return loaded;
  return {
    ...loaded,
    config: { ...loaded.config, baseUrl: `/${baseUrl.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/') },
  };
}

/** A preview shows drafts and unfinished text, which no service worker may cache. */
export function withoutWorker(loaded: LoadedConfig, isPreview: boolean): LoadedConfig {
  return isPreview ? { ...loaded, config: { ...loaded.config, offline: false } } : loaded;
}
