import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from './error-code.js';

/**
 * Creates a folder and its parents. Node's own function loops forever in system folders that refuse it, such as
 * `/proc`, and reports that a parent does not exist if a file system is read-only.
 *
 * @param path Absolute.
 */
export function makeFolders(path: string): void {
  if (existsSync(path)) return;
  makeFolders(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // another process may create it at the same time
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}
