import { relative, sep } from 'node:path';

/** The relative path from a folder to a file, with `/` between its segments on every system. */
export function pathFrom(folder: string, file: string): string {
  return relative(folder, file).replaceAll(sep, '/');
}
