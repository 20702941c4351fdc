import { posix } from 'node:path';
import { outputMark, siteDataName } from '../process/output-mark.js';

/** Matches files that identify an output folder: the mark, or the site data of older builds without a mark. */
export const outputSigns: readonly string[] = [`**/${outputMark}`, '**/assets/site-????????????.json'];

/** The output folders among the folders that contain these paths. */
export function outputFolders(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    // skips nearly all paths
    if (!path.endsWith(outputMark) && !path.endsWith('.json')) return [];
    const [name, folder] = [posix.basename(path), posix.dirname(path)];
    if (name === outputMark) return [folder];
    return siteDataName.test(name) && posix.basename(folder) === 'assets' ? [posix.dirname(folder)] : [];
  });
}
