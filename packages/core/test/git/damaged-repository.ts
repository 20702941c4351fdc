import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

/** Removes the object of a commit from a repository without packs. */
export function damage(folder: string, revision: string): void {
  const hash = execFileSync('git', ['rev-parse', revision], { cwd: folder, encoding: 'utf8' }).trim();
  rmSync(join(folder, '.git/objects', hash.slice(0, 2), hash.slice(2)));
}
