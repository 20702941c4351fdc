import { relative, sep } from 'node:path';

/** The relative path from a folder to a file, with `/` between its segments on every system. */
export function pathFrom(folder: string, file: string): string {
  return slashedPath(relative(folder, file));
}

/** A path of this system with `/` between its segments. */
export function slashedPath(path: string): string {
  return path.replaceAll(sep, '/');
}
