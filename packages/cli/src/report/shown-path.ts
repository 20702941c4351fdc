import { relative, resolve, sep } from 'node:path';

/** The path of a site's file relative to the working folder, with forward slashes, which terminals and CI can open. */
export function shownPath(siteDir: string, file: string): string {
  return relative('', resolve(siteDir, file)).replaceAll(sep, '/') || '.';
}
