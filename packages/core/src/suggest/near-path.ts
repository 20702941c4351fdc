import { posix } from 'node:path';
import { type FindNearest, findNearest } from './nearest.js';

/**
 * Finds the path nearest to another one, as `findNearest` does, if its last part is near as well: the folders that two
 * long paths have in common would make any two names look alike, such as `apis/access.md` and `apis/locks.md`.
 */
export function findNearestPath(paths: Iterable<string>): FindNearest {
  const find = findNearest(paths);
  return (path, except) => {
    const match = find(path, except);
    return match !== undefined && areNear(posix.basename(path), posix.basename(match)) ? match : undefined;
  };
}

function areNear(name: string, other: string): boolean {
  return findNearest([other])(name) !== undefined;
}
