import { isBasePath, type LoadedConfig, trimSlashes } from '@docsite/core';
import { requireWorkbox } from '../offline/workbox.js';
import { UsageError } from '../report/errors/usage-error.js';
import { readSiteConfig } from '../site-config/site-config.js';
import type { BuildRequest } from './build-request.js';

/** Reads the configuration with the overrides of a build request. */
export async function readRequested({ siteDir, baseUrl, includeDrafts }: BuildRequest): Promise<LoadedConfig> {
  const configured = withBaseUrl(await readSiteConfig(siteDir), baseUrl);
  const loaded = includeDrafts ? asPreview(configured) : configured;
  requireWorkbox(loaded, siteDir);
  return loaded;
}

function withBaseUrl(loaded: LoadedConfig, baseUrl: string | undefined): LoadedConfig {
  if (baseUrl === undefined) return loaded;
  const path = trimSlashes(baseUrl);
  if (driveLetter.test(path) || !isBasePath(path)) throw wrongBaseUrl(baseUrl);
  return { ...loaded, config: { ...loaded.config, baseUrl: path === '' ? '/' : `/${path}/` } };
}

/** Git Bash on Windows converts arguments that begin with a slash to Windows paths. */
const driveLetter = /^[a-z]:/i;

function wrongBaseUrl(baseUrl: string): UsageError {
  const hint = driveLetter.test(baseUrl)
    ? 'your shell turned it into a Windows path: leave out the first slash, as in --base-url handbook'
    : 'write a path, such as --base-url /handbook/; the host is `url` in the configuration';
  return new UsageError(`--base-url is '${baseUrl}', which is not a path that a site can be served under`, hint);
}

/** The configuration of a preview, which shows drafts and unfinished text: no service worker may cache them. */
export function asPreview(loaded: LoadedConfig): LoadedConfig {
  return { ...loaded, config: { ...loaded.config, offline: false } };
}
