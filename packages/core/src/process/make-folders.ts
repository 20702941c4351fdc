import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder, and those that it lies in. Node's own way does not end in folders of the system that refuse it, such
 * as `/proc`.
 *
 * @param path Absolute.
 */
export function makeFolders(path: string): void {
  if (existsSync(path)) return;
  makeFolders(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // another process may make it at the same time
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
