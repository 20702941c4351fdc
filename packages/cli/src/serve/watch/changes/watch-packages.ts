import { join } from 'node:path';
import { statsOf } from '@docsite/core/process';
import { identifyPackages } from '../../../cache/folder/installed-packages.js';
import { describeState, type FileState, isRecent } from '../../../file-state.js';

/** Milliseconds between two checks: what they read takes a few milliseconds in a site with a thousand packages. */
const usualPause = 2000;

/** The number of files to check before other tasks may run. */
const filesAtOnce = 500;

/** Which packages are followed. */
export interface PackageWatch {
  readonly siteDir: string;
  /** Milliseconds between two checks; the usual pause if omitted. */
  readonly pause?: number;
}

/**
 * Notices changes of installed packages, whose files are not watched: that some were installed, removed or replaced,
 * and that a file which modules are bundled from has changed. A tool that installs packages changes their files one by
 * one, which checks in intervals mostly do not see.
 */
export class PackageWatcher {
  private known: string;
  /** The files that are checked, absolute. They stay if a bundle no longer needs them, as it may lack a broken one. */
  private readonly files = new Map<string, FileState>();
  private readonly timer: NodeJS.Timeout;
  private isChecking = false;

  /** @param onChange Called with the path of a file, or that of `node_modules` if packages have changed. */
  constructor(
    private readonly watch: PackageWatch,
    private readonly onChange: (path: string) => void,
  ) {
    this.known = identifyPackages(watch.siteDir);
    this.timer = setInterval(() => void this.check(), watch.pause ?? usualPause);
  }

  /**
   * Checks these files, too, from now on.
   *
   * @param began When they began to be read: those that have changed since count as changed.
   */
  follow(files: readonly string[], began: number): void {
    for (const file of files) {
      if (this.files.has(file)) continue;
      const state = describeState(statsOf(file));
      this.files.set(file, state);
      if (isRecent(state, began)) this.onChange(file);
    }
  }

  close(): void {
    clearInterval(this.timer);
  }

  private async check(): Promise<void> {
    if (this.isChecking) return;
    this.isChecking = true;
    const { siteDir } = this.watch;
    const found = identifyPackages(siteDir);
    if (found !== this.known) this.onChange(join(siteDir, 'node_modules'));
    this.known = found;
    let count = 0;
    for (const [file, before] of this.files) {
      const state = describeState(statsOf(file));
      this.files.set(file, state);
      if (state !== before) this.onChange(file);
      if (++count % filesAtOnce === 0) await new Promise(setImmediate);
    }
    this.isChecking = false;
  }
}
