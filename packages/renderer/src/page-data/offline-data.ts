import type { Site } from '@docsite/core';
import type { OfflineData } from '../template/index.js';

/** The part of the site data that concerns reading without a connection; nothing where no worker is wanted. */
export function offlineData(site: Site, href: (path: string) => string): OfflineData | undefined {
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
    manifestUrl: href(`/${webManifestPath(site)}`),
    ...(touchIcon !== undefined && { touchIcon: href(touchIcon.src) }),
  };
}

/** The file of the web app manifest that the build renders, relative to the output folder. */
export const generatedManifestPath = 'manifest.webmanifest';

/** The file of the web app manifest, relative to the output folder: the site's own where its static files hold one. */
export function webManifestPath(site: Site): string {
  return (
    ['manifest.json', 'site.webmanifest'].find((name) => site.staticFiles[`/${name}`] !== undefined) ??
    generatedManifestPath
  );
}
