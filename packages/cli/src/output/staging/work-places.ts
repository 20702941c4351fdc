import { rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { isWorkName, type WorkPlace, type WorkSpace } from '@docsite/core/process';

/** Next to the output folder, from where files are renamed to their places. */
export function besideOf(outDir: string): WorkPlace {
  return { folder: dirname(outDir), prefix: `.${basename(outDir)}.docsite-` };
}

/** Inside the output folder, if nothing can be written next to it. */
export function insideOf(outDir: string): WorkPlace {
  return { folder: outDir, prefix: '.docsite-' };
}

/** Removes the folder of a new site from a work space, and closes the space. */
export async function removeNewSite(space: WorkSpace): Promise<void> {
  await rm(space.path('new'), { recursive: true, force: true, maxRetries: 3 });
  space.close();
}

/** The file in an output folder that names the process that is changing it. */
export const outputLock = '.docsite-lock';

/** Whether a name in an output folder belongs to a build's temporary files. */
export function isOwnName(name: string): boolean {
  return name.startsWith(outputLock) || isWorkName(insideOf('/'), name);
}
