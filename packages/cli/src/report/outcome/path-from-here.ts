import { relative } from 'node:path';

/** A path as messages show it, and as a shell accepts it: relative to the working folder, which is `.`. */
export function pathFromHere(path: string): string {
  return relative('.', path) || '.';
}
