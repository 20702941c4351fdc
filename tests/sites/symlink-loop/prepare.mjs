import { symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** To the folder itself, to its parent, and to each other. */
export function prepare(siteDir) {
  symlinkSync('.', join(siteDir, 'guides', 'here'));
  symlinkSync('..', join(siteDir, 'guides', 'up'));
  symlinkSync('b', join(siteDir, 'a'));
  symlinkSync('a', join(siteDir, 'b'));
}
