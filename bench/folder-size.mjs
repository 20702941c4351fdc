import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes of all files of a folder and those below it. */
export function folderSize(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}
