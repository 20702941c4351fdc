import { type Dirent, readdirSync } from 'node:fs';
import { errorCode } from '@docsite/core/process';

/** The entries of a folder; none if another build has replaced the site that contained it. */
export function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}
