import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { explainFileError } from '../report/file-error.js';

/** Writes a file of the site, and the folders that it lies in. Throws `UsageError` where there is no room for it. */
export function writeSiteFile(siteDir: string, path: string, text: string): void {
  inSite(path, () => {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true });
    writeFileSync(join(siteDir, path), text);
  });
}

/**
 * Does something to a path of the site, so that what the file system refuses is said of that path.
 *
 * @param path Relative to the site folder.
 */
export function inSite<T>(path: string, change: () => T): T {
  try {
    return change();
  } catch (error) {
    throw explainFileError(error, path);
  }
}
