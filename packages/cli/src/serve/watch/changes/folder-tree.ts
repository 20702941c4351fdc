import { type FSWatcher, realpathSync, watch } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { isFolder, isLink, readFolder, statsOf } from '@docsite/core/process';

/** The callbacks of a tree of watched folders. */
export interface FolderTreeOptions {
  readonly isIgnored: (path: string) => boolean;
  /** Called with the path of what was created, changed, moved or deleted. */
  readonly onChange: (path: string) => void;
  readonly onError: (error: Error) => void;
}

/** Watches one folder without those in it, like `fs.watch`. */
export type WatchOne = (folder: string, onEvent: (event: string, name: string | null) => void) => FSWatcher;

/**
 * Watches a folder and every folder in it individually, because systems differ in how they watch whole trees. The type
 * of a path is determined again whenever its folder reports it, so that a folder that was deleted and created again, or
 * replaced by another one, is watched in its current form. Symbolic links are followed: links to files by watching the
 * file's folder, because editors replace files rather than write to them.
 */
export class FolderTree {
  private readonly watchers = new Map<string, FSWatcher>();

  constructor(
    private readonly root: string,
    private readonly options: FolderTreeOptions,
    /** How a folder is watched; tests pass what other systems report. */
    private readonly watchOne: WatchOne = watch,
  ) {
    if (isFolder(root)) this.addPlain(root);
  }

  close(): void {
    for (const watcher of this.watchers.values()) watcher.close();
    this.watchers.clear();
  }

  /** Watches a path if it can have changes of its own: a folder, or a link. */
  private add(path: string, onFile?: (path: string) => void): void {
    if (!isFolder(path) || this.isLoop(path)) return;
    this.addFolder(path, (child) => this.add(child, onFile), onFile);
  }

  /** Watches a folder, and, through `addInner`, those in it. */
  private addFolder(folder: string, addInner: (path: string) => void, onFile?: (path: string) => void): void {
    this.watch(folder, folder, (event, name) => this.seen(folder, event, name));
    // empty if the folder was deleted in the meantime
    for (const entry of readFolder(folder)) {
      const isFolder = entry.isDirectory();
      const isLink = entry.isSymbolicLink();
      // most are files, which need nothing
      if (!isFolder && !isLink && onFile === undefined) continue;
      const path = join(folder, entry.name);
      if (this.options.isIgnored(path)) continue;
      if (isFolder) addInner(path);
      else onFile?.(path);
      if (isLink) this.addLink(path, onFile);
    }
  }

  /** Watches a folder reached without links, which therefore cannot be inside itself. */
  private addPlain(folder: string): void {
    this.addFolder(folder, (path) => this.addPlain(path));
  }

  private addLink(path: string, onFile?: (path: string) => void): void {
    const stats = statsOf(path);
    if (stats?.isDirectory()) this.add(path, onFile);
    if (stats?.isFile() !== true) return;
    const target = realPathOf(path);
    if (target === undefined) return;
    this.watch(path, dirname(target), (_, name) => {
      if (name === basename(target)) this.options.onChange(path);
    });
  }

  private seen(folder: string, event: string, name: string | null): void {
    const path = name === null ? folder : join(folder, name);
    if (this.options.isIgnored(path)) return;
    if (event === 'change' && this.isWatchedFolder(path)) return;
    if (event === 'rename' && path !== folder) this.renew(path);
    this.options.onChange(path);
  }

  /**
   * Whether a path is a folder with its own watcher. Windows reports every change in such a folder also as one of the
   * folder itself, which would mean that anything in it may have changed.
   */
  private isWatchedFolder(path: string): boolean {
    return this.watchers.has(path) && isFolder(path);
  }

  /** Handles something created or removed at a path; the files of a new folder are changes, too. */
  private renew(path: string): void {
    for (const [known, watcher] of this.watchers) {
      if (known !== path && !known.startsWith(path + sep)) continue;
      watcher.close();
      this.watchers.delete(known);
    }
    const { onChange } = this.options;
    if (isLink(path)) this.addLink(path, onChange);
    else this.add(path, onChange);
  }

  private watch(key: string, folder: string, onEvent: (event: string, name: string | null) => void): void {
    try {
      const watcher = this.watchOne(folder, onEvent);
      watcher.on('error', (error) => {
        if (statsOf(folder) !== undefined) this.options.onError(error);
      });
      this.watchers.get(key)?.close();
      this.watchers.set(key, watcher);
    } catch (error) {
      if (statsOf(folder) !== undefined) this.options.onError(error as Error);
    }
  }

  /** Whether a folder contains itself through a link, which is not known of one without a real path. */
  private isLoop(path: string): boolean {
    const real = realPathOf(path);
    if (real === undefined) return true;
    for (let above = dirname(path); above.length >= this.root.length; above = dirname(above))
      if (realPathOf(above) === real) return true;
    return false;
  }
}

/** Undefined if the path was deleted in the meantime, or leads to one that is too long for the system. */
function realPathOf(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
