import { type Dirent, readdirSync } from 'node:fs';

/** The entries of a folder; none if another build has replaced the site that contained it. */
export function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
