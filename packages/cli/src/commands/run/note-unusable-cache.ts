import { accessSync, constants } from 'node:fs';
import { dirname } from 'node:path';
import { isFolder, isLink, statsOf } from '@docsite/core/process';
import { pathFromHere } from '../../report/outcome/path-from-here.js';

/** Prints a note if nothing can be stored in a cache, because every later command then takes longer. */
export function noteUnusableCache(path: string | undefined): void {
  if (path === undefined) return;
  const { DOCSITE_CACHE: named = '' } = process.env;
  const reason = reasonAgainst(path, named === '' ? pathFromHere : (folder) => folder);
  if (reason === undefined) return;
  const shown = named === '' ? `'${pathFromHere(path)}'` : `'${named}' (DOCSITE_CACHE)`;
  const use = isFolder(path) ? 'only read' : 'not used';
  process.stderr.write(`The cache ${shown} is ${use}: ${reason}\n`);
}

/** Why a folder cannot be created or written to; undefined if it can. */
function reasonAgainst(path: string, show: (path: string) => string): string | undefined {
  if (isFolder(path)) return isWritable(path) ? undefined : `'${show(path)}' cannot be written to`;
  if (statsOf(path) !== undefined) return `'${show(path)}' is a file`;
  if (isLink(path)) return `'${show(path)}' is a link that leads nowhere`;
  return dirname(path) === path ? undefined : reasonAgainst(dirname(path), show);
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
