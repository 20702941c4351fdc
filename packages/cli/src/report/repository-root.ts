import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The root of the repository that a site lies in: the nearest folder with a `.git`; `undefined` outside of any. */
export function repositoryRoot(siteDir: string): string | undefined {
  for (let folder = resolve(siteDir); ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return folder;
    if (dirname(folder) === folder) return undefined;
  }
}
