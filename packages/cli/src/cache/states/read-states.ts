import { docusaurusThemeDir } from '../../own-package/docusaurus-files.js';
import { templatesDir } from '../../own-package/templates-dir.js';
import { InputStates, type PrefetchedInputs, type RecordedFolders } from './input-states.js';

/**
 * The folders of all files that a site is made from: its own, those of the default theme, and what adopted sites
 * receive.
 *
 * @param leftOut Subfolders that are not read, absolute: those of the built site and of the cache.
 */
export function foldersOfSite(siteDir: string, leftOut: readonly (string | undefined)[]): RecordedFolders {
  const folders = leftOut.filter((folder) => folder !== undefined);
  return { siteDir, others: [templatesDir, docusaurusThemeDir], leftOut: folders };
}

/** Collects the states of all these files, unless they are already known. */
export function readStates(
  siteDir: string,
  leftOut: readonly (string | undefined)[],
  prefetched?: PrefetchedInputs,
): InputStates {
  const folders = foldersOfSite(siteDir, leftOut);
  const isOfThese = JSON.stringify(prefetched?.folders) === JSON.stringify(folders);
  return new InputStates(folders, isOfThese ? prefetched : undefined);
}
