import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The file that a source map names, absolute; undefined for a virtual module. esbuild writes relative paths, except for
 * a file on another drive of Windows than its output, which has no such path: that is a `file:` URL.
 *
 * @param folder The folder of the source map, absolute.
 */
export function fileOfSource(source: string, folder: string): string | undefined {
  if (source.startsWith('file:')) return fileURLToPath(source);
  return /^[\w-]{2,}:/.test(source) ? undefined : resolve(folder, source);
}
