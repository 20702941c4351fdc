import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * The root of the repository that contains a site: the nearest folder with a `.git`; `undefined` outside of
 * repositories.
 */
export function repositoryRoot(siteDir: string): string | undefined {
  for (let folder = resolve(siteDir); ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return folder;
    if (dirname(folder) === folder) return undefined;
  }
}
