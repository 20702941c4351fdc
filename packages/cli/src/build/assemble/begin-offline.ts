import { loadOfflineTools, type OfflineTools } from '../../offline/offline-files.js';
import { templatesDir } from '../../own-package/templates-dir.js';
import type { LocaleBuild } from '../locale-build.js';

/**
 * Starts loading the tools for the offline copy of a locale; undefined if there is no offline copy. This keeps the main
 * thread busy for a tenth of a second, so it is started while other threads have work of their own.
 */
export function beginOffline({ siteDir, output, share, loaded }: LocaleBuild): OfflineTools | undefined {
  const isWritten = !output.place.isDropped && share === undefined;
  return isWritten ? loadOfflineTools(loaded, { siteDir, templatesDir }) : undefined;
}
