import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The `package.json` of the package that a resolved module belongs to; undefined for Node's own modules. */
export function manifestOf(path: string): string | undefined {
  const file = path.startsWith('file:') ? fileURLToPath(path) : path;
  if (!isAbsolute(file)) return undefined;
  for (let folder = dirname(file); dirname(folder) !== folder; folder = dirname(folder)) {
    const found = join(folder, 'package.json');
    if (existsSync(found)) return found;
  }
  return undefined;
}
