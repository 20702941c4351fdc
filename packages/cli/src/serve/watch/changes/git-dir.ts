import { readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The folder with Git's index for the working tree that contains a folder. */
export function findGitDir(folder: string): string | undefined {
  const place = join(folder, '.git');
  const stats = statSync(place, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return place;
  if (stats?.isFile()) {
    const named = /^gitdir: (.+)$/m.exec(readFileSync(place, 'utf8'))?.[1];
    return named === undefined ? undefined : resolve(folder, named);
  }
  return dirname(folder) === folder ? undefined : findGitDir(dirname(folder));
}
