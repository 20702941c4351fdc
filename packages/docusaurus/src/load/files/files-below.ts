import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * All files in a folder, at any depth, absolute; for a file or a missing path, the path itself. Packages and hidden
 * files are excluded.
 */
export function filesBelow(path: string): string[] {
  try {
    return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
      if (entry.name === 'node_modules' || entry.name.startsWith('.')) return [];
      const inner = join(path, entry.name);
      return entry.isDirectory() ? filesBelow(inner) : [inner];
    });
  } catch {
    return [path];
  }
}
