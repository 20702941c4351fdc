import { relative, resolve, sep } from 'node:path';

/**
 * The path of a site's file relative to a folder, with forward slashes, which terminals and CI can open.
 *
 * @param from The working folder where absent.
 */
export function shownPath(siteDir: string, file: string, from = ''): string {
  return relative(from, resolve(siteDir, file)).replaceAll(sep, '/') || '.';
}
