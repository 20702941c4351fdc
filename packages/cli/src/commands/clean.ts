import { relative } from 'node:path';
import { resolveSiteDir } from '../build/out-dir.js';
import { cachePath } from '../cache/cache-path.js';
import { removeCache } from '../cache/remove-cache.js';
import { exitCode } from '../report/exit-code.js';
import { explainFileError } from '../report/file-error.js';

/** `docsite clean`: removes the cache of a site. The built site stays. */
export function clean(dir: string | undefined): number {
  const siteDir = resolveSiteDir(dir);
  const path = cachePath(siteDir);
  const bytes = path === undefined ? 0 : remove(path);
  const shown = path === undefined || bytes === 0 ? undefined : relative('.', path) || '.';
  process.stdout.write(
    shown === undefined ? 'There is no cache.\n' : `Removed ${(bytes / 1_000_000).toFixed(1)} MB from ${shown}\n`,
  );
  return exitCode.clean;
}

function remove(path: string): number {
  try {
    return removeCache(path);
  } catch (error) {
    throw explainFileError(error, path);
  }
}
