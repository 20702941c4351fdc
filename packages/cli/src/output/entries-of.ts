import { type Dirent, readdirSync } from 'node:fs';

/** What is in a folder; nothing where another build has replaced the site that it was of. */
export function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
