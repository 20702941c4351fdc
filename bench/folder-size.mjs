import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The size in bytes of all files in a folder, including nested ones. */
export function folderSize(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}
