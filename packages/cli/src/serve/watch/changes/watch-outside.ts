import { existsSync, type FSWatcher, statSync, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isFolder } from '@docsite/core/process';
import { type WatchOptions, watchFolder } from './watch-folder.js';

/** Watches what a site is made from outside its folder, which changes with the configuration and with links. */
export class OutsideWatchers {
  private readonly watchers = new Map<string, { readonly close: () => void }>();

  /** @param onChange Called with the path of what was created, changed, moved or deleted. */
  constructor(
    private readonly options: WatchOptions,
    private readonly onChange: (path: string) => void,
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
    const { options, onChange } = this;
    const watcher = isFolder(path) ? watchFolder(path, options, onChange) : watchFile(path, onChange);
    if (watcher !== undefined) this.watchers.set(path, watcher);
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

/**
 * Watches a file by its folder, because editors replace files rather than write to them. Undefined without such a
 * folder.
 */
function watchFile(path: string, onChange: (path: string) => void): FSWatcher | undefined {
  const folder = dirname(path);
  if (statSync(folder, { throwIfNoEntry: false }) === undefined) return undefined;
  const watcher = watch(folder, (_, name) => {
    if (name === basename(path)) onChange(join(folder, name));
  });
  // a removed folder is watched again once the site is read again
  return watcher.on('error', () => {});
}
