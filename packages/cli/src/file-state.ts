import type { Stats } from 'node:fs';
import { statsOf } from '@docsite/core/process';

/**
 * The state of a file according to the file system, which shows whether it may have changed. Empty for a missing file.
 */
export type FileState = string;

/** The interval in milliseconds within which two changes of a file may leave the same time. */
const granularity = 100;

/** Whether the state of a path is that of a file; walks describe a folder by its number of entries. */
export function isFileState(state: FileState): boolean {
  return state.includes(' ');
}

/** Reads the state of a file or folder; empty if there is none. */
export function stateOf(path: string): FileState {
  return describeState(statsOf(path));
}

/** The state derived from a file's stats; empty for a missing file. */
export function describeState(stats: Stats | undefined): FileState {
  return stats === undefined ? '' : `${stats.mtimeMs} ${stats.ctimeMs} ${stats.size} ${stats.ino}`;
}

/** Whether a file was changed so shortly before `time` that a later change might not show in its state. */
export function isRecent(state: FileState, time = Date.now()): boolean {
  const [modified = 0, changed = 0] = state.split(' ').map(Number);
  return isRecentTime(Math.max(modified, changed), time);
}

/** Like `isRecent`, given the time of the last change in milliseconds since 1970. */
export function isRecentTime(last: number, time = Date.now()): boolean {
  return last > time - granularity;
}

/** When a file's contents or metadata were last changed, in milliseconds since 1970. */
export function lastTime({ mtimeMs, ctimeMs }: Stats): number {
  return Math.max(mtimeMs, ctimeMs);
}
