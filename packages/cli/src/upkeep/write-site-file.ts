import { dirname, join } from 'node:path';
import { makeFolders, replaceFile } from '@docsite/core/process';
import { explainFileError } from '../report/errors/file-error.js';

/** Writes a file of the site, creating its parent folders. Throws a `UsageError` if that is not possible. */
export function writeSiteFile(siteDir: string, path: string, text: string): void {
  inSite(path, () => {
    makeFolders(dirname(join(siteDir, path)));
    replaceFile(join(siteDir, path), text);
  });
}

/**
 * Runs an operation on a path of the site, and converts file system errors to errors about that path.
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
