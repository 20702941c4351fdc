import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of docsite's own package, absolute: the nearest one above this code that has a manifest. */
export const packageFolder = folderOfPackage(dirname(fileURLToPath(import.meta.url)));

function folderOfPackage(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : folderOfPackage(dirname(folder));
}
