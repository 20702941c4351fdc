import { InputStates } from '../cache/build-record.js';
import { templatesDir } from './templates-dir.js';

/**
 * Looks at all files that a site is made of: its own, and those of the default theme.
 *
 * @param leftOut Folders in it that are not read, absolute: that of the built site, that of the cache.
 */
export function lookAtFiles(siteDir: string, leftOut: readonly (string | undefined)[]): InputStates {
  const folders = leftOut.filter((folder) => folder !== undefined);
  return new InputStates({ siteDir, others: [templatesDir], leftOut: folders });
}
