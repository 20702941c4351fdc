import { accessSync, constants, existsSync, lstatSync, statSync } from 'node:fs';
import { dirname, relative } from 'node:path';

/** Prints a note if nothing can be stored in a cache, because every later command then takes longer. */
export function noteUnusableCache(path: string | undefined): void {
  if (path === undefined) return;
  const { DOCSITE_CACHE: named = '' } = process.env;
  const reason = reasonAgainst(path, named === '' ? shownInSite : (folder) => folder);
  if (reason === undefined) return;
  const shown = named === '' ? `'${shownInSite(path)}'` : `'${named}' (DOCSITE_CACHE)`;
  const use = existsSync(path) && statSync(path).isDirectory() ? 'only read' : 'not used';
  process.stderr.write(`The cache ${shown} is ${use}: ${reason}\n`);
}

function shownInSite(path: string): string {
  return relative('.', path) || '.';
}

/** Why a folder cannot be created or written to; undefined if it can. */
function reasonAgainst(path: string, show: (path: string) => string): string | undefined {
  if (existsSync(path) && !statSync(path).isDirectory()) return `'${show(path)}' is a file`;
  if (existsSync(path)) return isWritable(path) ? undefined : `'${show(path)}' cannot be written to`;
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

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}
