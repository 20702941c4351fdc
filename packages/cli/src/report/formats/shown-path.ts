import { resolve } from 'node:path';
import { pathFrom } from '@docsite/core';

/**
 * The path of a site's file relative to a folder, with forward slashes, in a form that terminals and CI can open.
 *
 * @param from Defaults to the working folder.
 */
export function shownPath(siteDir: string, file: string, from = ''): string {
  return pathFrom(from, resolve(siteDir, file)) || '.';
}
