import { relative, resolve, sep } from 'node:path';

/**
 * The path of a site's file relative to a folder, with forward slashes, in a form that terminals and CI can open.
 *
 * @param from Defaults to the working folder.
 */
export function shownPath(siteDir: string, file: string, from = ''): string {
  return relative(from, resolve(siteDir, file)).replaceAll(sep, '/') || '.';
}
