import { posix } from 'node:path';
import { groupBy } from '../values/group-by.js';
import { type FindNearest, findNearest } from './nearest.js';

/**
 * Finds the path nearest to another one: the path with the same last segment that shares the most folders with it, if
 * there is exactly one; or else the nearest according to `findNearest`, if its last segment is near as well. Otherwise
 * the shared folders of two long paths would make any names look alike, such as `apis/access.md` and `apis/locks.md`.
 */
export function findNearestPath(paths: Iterable<string>): FindNearest {
  const all = [...paths];
  const find = findNearest(all);
  const findMoved = movedPaths(all);
  return (path, except) => {
    const moved = findMoved(path, except);
    if (moved !== undefined) return moved;
    const match = find(path, except);
    return match !== undefined && areNear(posix.basename(path), posix.basename(match)) ? match : undefined;
  };
}

/** Finds the only path with the same last segment that shares the most folders. */
function movedPaths(paths: readonly string[]): FindNearest {
  let byName: Map<string, string[]> | undefined;
  return (path, except) => {
    byName ??= groupBy(paths, (known) => posix.basename(known));
    const others = (byName.get(posix.basename(path)) ?? []).filter((other) => other !== except);
    const folders = new Set(foldersOf(path));
    const shared = others.map((other) => foldersOf(other).filter((folder) => folders.has(folder)).length);
    const most = Math.max(1, ...shared);
    const matches = others.filter((_, index) => shared[index] === most);
    return matches.length === 1 ? matches[0] : undefined;
  };
}

function foldersOf(path: string): string[] {
  return posix.dirname(path).split('/').filter(Boolean);
}

function areNear(name: string, other: string): boolean {
  return findNearest([other])(name) !== undefined;
}
