import { posix, resolve } from 'node:path';
import { slashedPath } from '@docsite/core';

/** Absolute paths of the files and folders that glob patterns begin with. Everything they match is in one of them. */
export function watchedPaths(patterns: readonly string[], siteDir: string): string[] {
  return patterns.filter((pattern) => !pattern.startsWith('!')).map((pattern) => resolve(siteDir, baseOf(pattern)));
}

function baseOf(pattern: string): string {
  const parts = slashedPath(pattern).split('/');
  const first = parts.findIndex((part) => /[*?[\]{}()!]/.test(part));
  return first === -1 ? parts.join('/') : posix.join(pattern.startsWith('/') ? '/' : '', ...parts.slice(0, first), '.');
}
