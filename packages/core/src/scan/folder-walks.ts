import glob, { type Entry } from 'fast-glob';
import { outputSigns } from './output-folders.js';

/** What a walk through a folder looks for. */
export interface WalkOptions {
  /** Glob patterns, relative to the folder. They match names that begin with a dot only where they write it. */
  readonly patterns: readonly string[];
  /** Patterns of what is left out, and not looked into. */
  readonly ignore: readonly string[];
}

/** Leaves out partials, and category files with them. */
const underscored = '**/_*';

/** Walks through folders, each made once: what is listed of a folder differs by little from listing to listing. */
export class FolderWalks {
  private readonly known = new Map<string, readonly Entry[]>();

  /** What patterns match, and the folders, links and output folders around it. Symbolic links are not followed. */
  walk(folder: string, { patterns, ignore }: WalkOptions): readonly Entry[] {
    const dotted = patterns.filter((pattern) => writesDot.test(pattern));
    const others = ignore.filter((pattern) => pattern !== '**/.*' && pattern !== underscored);
    const key = JSON.stringify([folder, dotted, others]);
    const entries = this.known.get(key) ?? walkFolder(folder, dotted, others);
    this.known.set(key, entries);
    return ignore.includes(underscored) ? entries.filter(({ path }) => !isUnderscored.test(path)) : entries;
  }
}

/** Whether a pattern may name what begins with a dot: all else is matched without it. */
const writesDot = /(?:^|[^\w*?)\]-])\./;

const isUnderscored = /(?:^|\/)_/;

/** In one thread and without promises a walk takes half of the time. */
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
