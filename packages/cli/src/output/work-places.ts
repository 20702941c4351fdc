import { basename, dirname } from 'node:path';
import { isWorkName, type WorkPlace } from '@docsite/core/process';

/** Beside the output folder: what is there is renamed into its place. */
export function besideOf(outDir: string): WorkPlace {
  return { folder: dirname(outDir), prefix: `.${basename(outDir)}.docsite-` };
}

/** Inside the output folder, where nothing can be written beside it. */
export function insideOf(outDir: string): WorkPlace {
  return { folder: outDir, prefix: '.docsite-' };
}

/** The file in an output folder that names the process changing it. */
export const outputLock = '.docsite-lock';

/** Whether a name in an output folder is one of a build's own. */
export function isOwnName(name: string): boolean {
  return name.startsWith(outputLock) || isWorkName(insideOf('/'), name);
}
