import { loadOfflineTools, type OfflineTools } from '../offline/offline-files.js';
import { templatesDir } from '../templates-dir.js';
import type { LocaleBuild } from './locale-build.js';

/**
 * Begins to load what the offline copy of a locale is made with; absent where none is written. That takes this thread
 * alone a tenth of a second: so it is begun where the others have work of their own.
 */
export function beginOffline({ siteDir, output, share, loaded }: LocaleBuild): OfflineTools | undefined {
  const isWritten = !output.place.isDropped && share === undefined;
  return isWritten ? loadOfflineTools(loaded, { siteDir, templatesDir }) : undefined;
}
