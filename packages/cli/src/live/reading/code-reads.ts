import type { ModuleReads } from '@docsite/core';
import { type Facts, importedModule } from '@docsite/core/process';

/** The inputs of the site's modules that ran while the site was read: its configuration, sidebars and plugins. */
export interface CodeReads {
  /** Absolute paths. */
  readonly files: ReadonlySet<string>;
  /** What else they read while they ran. */
  readonly facts: Facts;
  /** Whether nothing else could change their results. */
  readonly areClosed: boolean;
}

/** Reads something, and records what modules of the site read meanwhile. */
export async function recordReads<T>(read: () => Promise<T>): Promise<readonly [T, CodeReads]> {
  const found: ModuleReads[] = [];
  const add = (reads: unknown): void => void found.push(reads as ModuleReads);
  importedModule.subscribe(add);
  try {
    const value = await read();
    const reads = found.map(({ files, facts = {}, isClosed }) => ({
      files: new Set(files),
      facts,
      areClosed: isClosed,
    }));
    return [value, joinReads(reads)];
  } finally {
    importedModule.unsubscribe(add);
  }
}

/** Merges the inputs of several modules. */
export function joinReads(reads: readonly CodeReads[]): CodeReads {
  return {
    files: new Set(reads.flatMap(({ files }) => [...files])),
    facts: Object.assign({}, ...reads.map(({ facts }) => facts)),
    areClosed: reads.every(({ areClosed }) => areClosed),
  };
}
