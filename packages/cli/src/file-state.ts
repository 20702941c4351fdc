import { type Stats, statSync } from 'node:fs';

/** The state of a file, by what the file system says of it: whether it may have changed since. Empty for none. */
export type FileState = string;

/** Milliseconds in which a file may be changed twice without its time being another. */
const granularity = 100;

/** Reads the state of the file or folder at a path; empty where there is none. */
export function stateOf(path: string): FileState {
  return describeState(statSync(path, { throwIfNoEntry: false }));
}

/** The state that follows from what was read of a file; empty for a file that is not there. */
export function describeState(stats: Stats | undefined): FileState {
  return stats === undefined ? '' : `${stats.mtimeMs} ${stats.ctimeMs} ${stats.size} ${stats.ino}`;
}

/** Whether a file was changed so shortly before `time` that a later change might not show in its state. */
export function isRecent(state: FileState, time = Date.now()): boolean {
  const [modified = 0, changed = 0] = state.split(' ').map(Number);
  return isRecentTime(Math.max(modified, changed), time);
}

/** The same, by the time of the last change, in milliseconds since 1970. */
export function isRecentTime(last: number, time = Date.now()): boolean {
  return last > time - granularity;
}

/** When a file, or what is known of it, was changed last, in milliseconds since 1970. */
export function lastTime({ mtimeMs, ctimeMs }: Stats): number {
  return Math.max(mtimeMs, ctimeMs);
}
