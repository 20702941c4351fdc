import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Prints a note if a cache named by the user cannot be used, so that the command works without. */
export function noteUnusableCache(path: string | undefined): void {
  const { DOCSITE_CACHE: named = '' } = process.env;
  const reason = path === undefined || named === '' ? undefined : reasonAgainst(path);
  if (reason !== undefined) process.stderr.write(`The cache '${named}' (DOCSITE_CACHE) is not used: ${reason}\n`);
}

/** Why a folder cannot be created or written to; undefined if it can. */
function reasonAgainst(path: string): string | undefined {
  if (!existsSync(path)) return dirname(path) === path ? undefined : reasonAgainst(dirname(path));
  if (!statSync(path).isDirectory()) return `'${path}' is a file`;
  try {
    accessSync(path, constants.W_OK);
    return undefined;
  } catch {
    return `'${path}' cannot be written to`;
  }
}
