import type { Site } from '@docsite/core';
import type { OfflineData } from '../../template/index.js';
import { configuredImage, configuredLink } from '../configured-link.js';
import type { PageIndex } from '../page-index.js';

/** The part of the site data for offline reading; undefined if there is no service worker. */
export function offlineData(index: PageIndex): OfflineData | undefined {
  const { site } = index;
  const { offline } = site.config;
  if (offline === false || offline.kill) return undefined;
  const { activeStrategies: strategies, debug, manifest } = offline;
  const icons = (manifest.icons ?? []).filter(({ src, purpose }) => src.endsWith('.png') && purpose !== 'monochrome');
  const touchIcon =
    icons.find(({ sizes }) => sizes === '180x180') ??
    icons.find(({ purpose }) => purpose?.includes('maskable')) ??
    icons[0];
  return {
    workerUrl: `${site.locale.baseUrl}sw.js`,
    strategies,
    debug,
    manifestUrl: configuredLink(`/${webManifestPath(site)}`, index).href,
    ...(touchIcon !== undefined && { touchIcon: configuredImage(touchIcon.src, index) }),
  };
}

/** The file of the web app manifest that the build renders, relative to the output folder. */
export const generatedManifestPath = 'manifest.webmanifest';

/**
 * The file of the web app manifest, relative to the output folder: the site's own if there is one among its static
 * files.
 */
export function webManifestPath(site: Site): string {
  return (
    ['manifest.json', 'site.webmanifest'].find((name) => site.staticFiles[`/${name}`] !== undefined) ??
    generatedManifestPath
  );
}
