import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { LoadedConfig } from '@docsite/core';

/** The clock of file systems goes in steps of up to 4 ms, and is behind that of the process by one of them at most. */
const clockStep = 10;

/**
 * The files that code of a configuration has written while it was read: plugins write documents, each time. What is
 * made of the site afterwards has them already, so that their changes are none to follow, which would have them written
 * anew.
 */
export class WrittenFiles {
  private from = 0;
  private to = 0;
  private inputs: readonly string[] = [];
  /** The files that were seen being written; absent where any may have been. */
  private outputs: ReadonlySet<string> | undefined;

  /** Reads a configuration. */
  async during(read: () => Promise<LoadedConfig>): Promise<LoadedConfig> {
    const from = Date.now() - clockStep;
    const loaded = await read();
    const { writesFiles, observation, watched = [] } = loaded;
    this.outputs = writesFiles ? undefined : (observation?.written ?? new Set());
    this.from = from;
    // the times of files have fractions of a millisecond, which those of the process lack
    this.to = Date.now() + 1;
    this.inputs = watched;
    return loaded;
  }

  /** Whether a file was written last then, and is none that the code reads. */
  has(path: string): boolean {
    if (this.outputs?.has(path) === false || this.inputs.some((input) => resolve(input) === path)) return false;
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats !== undefined && stats.mtimeMs >= this.from && stats.mtimeMs < this.to;
  }
}
