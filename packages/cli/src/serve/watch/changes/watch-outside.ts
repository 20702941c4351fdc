import { existsSync, type FSWatcher, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isFolder } from '@docsite/core/process';
import type { WatchOne } from './folder-tree.js';
import { type WatchOptions, watchFolder } from './watch-folder.js';

/** Watches what a site is made from outside its folder, which changes with the configuration and with links. */
export class OutsideWatchers {
  private readonly watchers = new Map<string, { readonly close: () => void }>();

  /** @param onChange Called with the path of what was created, changed, moved or deleted. */
  constructor(
    private readonly options: WatchOptions,
    private readonly onChange: (path: string) => void,
    /** How the folder of a file is watched; tests pass what other systems report. */
    private readonly watchOne: WatchOne = watch,
  ) {}

  /**
   * Reports changes of these folders and files from now on, and of no others, except for missing ones: a site without
   * them does not name them, but needs them when they are back. Absolute paths.
   */
  follow(paths: readonly string[]): void {
    const gone = [...this.watchers.keys()].filter((path) => !existsSync(path));
    const wanted = outermost([...paths, ...gone]);
    for (const path of this.watchers.keys()) if (!wanted.includes(path)) this.unwatch(path);
    for (const path of wanted) if (!this.watchers.has(path)) this.watch(path);
  }

  close(): void {
    for (const path of this.watchers.keys()) this.unwatch(path);
  }

  private unwatch(path: string): void {
    this.watchers.get(path)?.close();
    this.watchers.delete(path);
  }

  private watch(path: string): void {
    const watcher = isFolder(path) ? watchFolder(path, this.options, this.onChange) : this.watchFile(path);
    if (watcher !== undefined) this.watchers.set(path, watcher);
  }

  /**
   * Watches a file by its folder, because editors replace files rather than write to them. Undefined if the folder does
   * not exist or cannot be watched.
   */
  private watchFile(path: string): FSWatcher | undefined {
    const folder = dirname(path);
    if (!isFolder(folder)) return undefined;
    try {
      const watcher = this.watchOne(folder, (_, name) => {
        if (name === basename(path)) this.onChange(join(folder, name));
      });
      // a removed folder is watched again once the site is read again
      return watcher.on('error', () => {});
    } catch (error) {
      this.options.onError(error as Error);
      return undefined;
    }
  }
}

/** Paths that are not inside any of the others. */
function outermost(paths: readonly string[]): string[] {
  const known = new Set(paths);
  const isInside = (path: string): boolean => {
    const above = dirname(path);
    return above !== path && (known.has(above) || isInside(above));
  };
  return paths.filter((path) => !isInside(path));
}
