import { statSync } from 'node:fs';

/** The state of a file, by what the file system says of it: whether it may have changed since. Empty for none. */
export type FileState = string;

export function stateOf(path: string): FileState {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats === undefined ? '' : `${stats.mtimeMs} ${stats.ctimeMs} ${stats.size} ${stats.ino}`;
}
