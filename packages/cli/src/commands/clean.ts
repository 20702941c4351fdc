import { resolveSiteDir } from '../build/input/out-dir.js';
import { cachePath, keptPath } from '../cache/folder/kept-paths.js';
import { removeCache, removeKept } from '../cache/remove-cache.js';
import { explainFileError } from '../report/errors/file-error.js';
import { exitCode } from '../report/outcome/exit-code.js';
import { pathFromHere } from '../report/outcome/path-from-here.js';
import { formatBytes } from '../report/outcome/quantities.js';

/** `docsite clean`: removes everything that docsite stores for a site between commands. The built site is kept. */
export function clean(dir: string | undefined): number {
  const siteDir = resolveSiteDir(dir);
  const cache = cachePath(siteDir);
  const removed = [
    { path: keptPath(siteDir), bytes: remove(siteDir, removeKept) },
    ...(cache === undefined ? [] : [{ path: cache, bytes: remove(cache, removeCache) }]),
  ].filter(({ bytes }) => bytes > 0);
  const texts = removed.map(({ path, bytes }) => `Removed ${formatBytes(bytes)} from ${pathFromHere(path)}\n`);
  process.stdout.write(texts.length === 0 ? 'There is no cache.\n' : texts.join(''));
  return exitCode.clean;
}

function remove(path: string, from: (path: string) => number): number {
  try {
    return from(path);
  } catch (error) {
    throw explainFileError(error, path);
  }
}
