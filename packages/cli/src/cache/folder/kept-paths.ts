import { join, resolve } from 'node:path';

/** The folder of a site in which commands keep what later ones may reuse. */
export const keptFolderName = '.docsite';

/** That folder of a site. */
export function keptPath(siteDir: string): string {
  return join(siteDir, keptFolderName);
}

/** The cache in the folder of a site. */
export function ownCachePath(siteDir: string): string {
  return join(keptPath(siteDir), 'cache');
}

/** The cache of a site: the one in its folder, or as set in `DOCSITE_CACHE`. `undefined` if that is `off`. */
export function cachePath(siteDir: string, setting = process.env.DOCSITE_CACHE): string | undefined {
  if (setting?.toLowerCase() === 'off') return undefined;
  return setting === undefined || setting === '' ? ownCachePath(siteDir) : resolve(setting);
}

/** The folder with the shards of a site, unless an option names another. */
export function shardsPath(siteDir: string): string {
  return join(keptPath(siteDir), 'shards');
}

/** The file with the answers about a site's links to other sites. */
export function answersPath(siteDir: string): string {
  return join(keptPath(siteDir), 'external-links.json');
}
