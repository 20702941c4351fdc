import { type Dirent, readdirSync } from 'node:fs';

/** The entries of a folder; none if there is no folder, or if it cannot be read. */
export function readFolder(path: string): Dirent[] {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch {
    return [];
  }
}
