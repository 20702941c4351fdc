import { InputStates } from '../cache/input-states.js';
import { docusaurusThemeDir } from '../docusaurus-files.js';
import { templatesDir } from './templates-dir.js';

/**
 * Looks at all files that a site is made of: its own, those of the default theme, and what adopted sites are given.
 *
 * @param leftOut Folders in it that are not read, absolute: that of the built site, that of the cache.
 */
export function lookAtFiles(siteDir: string, leftOut: readonly (string | undefined)[]): InputStates {
  const folders = leftOut.filter((folder) => folder !== undefined);
  return new InputStates({ siteDir, others: [templatesDir, docusaurusThemeDir], leftOut: folders });
}
