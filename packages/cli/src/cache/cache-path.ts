import { join, resolve } from 'node:path';

/** The folder of a site in which builds keep what they may use again. */
export const cacheFolderName = '.docsite';

/**
 * Where the cache of a site lies: `.docsite/cache` in its folder, or where `DOCSITE_CACHE` says. `undefined` if that is
 * `off`.
 */
export function cachePath(siteDir: string, setting = process.env.DOCSITE_CACHE): string | undefined {
  if (setting?.toLowerCase() === 'off') return undefined;
  return setting === undefined || setting === '' ? join(siteDir, cacheFolderName, 'cache') : resolve(setting);
}
