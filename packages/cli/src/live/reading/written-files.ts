import { resolve } from 'node:path';
import type { LoadedConfig } from '@docsite/core';
import { statsOf } from '@docsite/core/process';

/** File system clocks advance in steps of up to 4 ms, and lag behind the process's clock by at most one step. */
const clockStep = 10;

/**
 * The files written by a configuration's code while it was being read, such as documents written by plugins each time.
 * The site read afterwards already includes these changes; reacting to them would cause the files to be written again.
 */
export class WrittenFiles {
  private from = 0;
  private to = 0;
  private inputs: readonly string[] = [];
  /** The files that were observed being written; undefined if any file may have been. */
  private outputs: ReadonlySet<string> | undefined;

  /** Reads a configuration. */
  async during(read: () => Promise<LoadedConfig>): Promise<LoadedConfig> {
    const from = Date.now() - clockStep;
    const loaded = await read();
    const { writesFiles, observation, watched = [] } = loaded;
    this.outputs = writesFiles ? undefined : (observation?.written ?? new Set());
    this.from = from;
    // file times have fractions of a millisecond, unlike those of the process
    this.to = Date.now() + 1;
    this.inputs = watched;
    return loaded;
  }

  /** Whether a file was last written during that time, and is not one that the code reads. */
  has(path: string): boolean {
    if (this.outputs?.has(path) === false || this.inputs.some((input) => resolve(input) === path)) return false;
    const stats = statsOf(path);
    return stats !== undefined && stats.mtimeMs >= this.from && stats.mtimeMs < this.to;
  }
}
