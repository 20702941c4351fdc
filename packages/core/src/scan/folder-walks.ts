import glob, { type Entry } from 'fast-glob';
import { getOrInsert } from '../values/get-or-insert.js';
import { outputSigns } from './output-folders.js';

/** What to look for in a folder. */
export interface WalkOptions {
  /** Glob patterns, relative to the folder. They match names that begin with a dot only if they contain the dot. */
  readonly patterns: readonly string[];
  /** Patterns of files and folders to skip. */
  readonly ignore: readonly string[];
}

/** The pattern of names that begin with `_`: those of partials, and of category files. */
export const underscored = '**/_*';

/** Traverses folders, each only once, because repeated listings of a folder differ little. */
export class FolderWalks {
  private readonly known = new Map<string, readonly Entry[]>();

  /**
   * The entries that patterns match, with the folders, links and output folders around them. Does not follow symbolic
   * links.
   */
  walk(folder: string, { patterns, ignore }: WalkOptions): readonly Entry[] {
    const dotted = patterns.filter((pattern) => writesDot.test(pattern));
    const others = ignore.filter((pattern) => pattern !== '**/.*' && pattern !== underscored);
    const key = JSON.stringify([folder, dotted, others]);
    const entries = getOrInsert(this.known, key, () => walkFolder(folder, dotted, others));
    return ignore.includes(underscored) ? entries.filter(({ path }) => !isUnderscored.test(path)) : entries;
  }
}

/** Whether a pattern may match names that begin with a dot; for all others, these are skipped. */
const writesDot = /(?:^|[^\w*?)\]-])\./;

const isUnderscored = /(?:^|\/)_/;

/** In one thread and without promises, traversal takes half the time. */
function walkFolder(cwd: string, patterns: readonly string[], ignore: readonly string[]): Entry[] {
  return glob.sync([...patterns, '**/*', ...outputSigns], {
    cwd,
    ignore: [...ignore],
    onlyFiles: false,
    objectMode: true,
    followSymbolicLinks: false,
    suppressErrors: true,
  });
}
