import { readdirSync, readFileSync } from 'node:fs';
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

/** The text of a file; empty if it cannot be read. */
export function textOf(file: string): string {
  return bytesOf(file).toString('utf8');
}

/** The bytes of a file; empty if it cannot be read. */
export function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}
