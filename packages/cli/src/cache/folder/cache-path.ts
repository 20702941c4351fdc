import { join, resolve } from 'node:path';

/** The folder of a site in which builds store what they may reuse. */
export const cacheFolderName = '.docsite';

/** The cache folder of a site: `.docsite/cache`, or as set in `DOCSITE_CACHE`. `undefined` if that is `off`. */
export function cachePath(siteDir: string, setting = process.env.DOCSITE_CACHE): string | undefined {
  if (setting?.toLowerCase() === 'off') return undefined;
  return setting === undefined || setting === '' ? join(siteDir, cacheFolderName, 'cache') : resolve(setting);
}
