import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describeState, type FileState, isRecent } from '../file-state.js';

/** Where a run reads. */
export interface RecordedFolders {
  readonly siteDir: string;
  /** Folders and files outside of it that every site is made from, absolute. */
  readonly others: readonly string[];
  /** Folders inside it that are not read, absolute. */
  readonly leftOut: readonly string[];
}

/** The states of files, by their absolute paths; of a folder it is the number of its entries. */
export interface LookedAt {
  readonly states: Readonly<Record<string, FileState>>;
  /** Whether a file was changed so shortly before the run, or since, that a change might not show. */
  readonly isRecent: boolean;
}

/** The states of files before a run reads them. */
export class InputStates implements LookedAt {
  readonly states: Readonly<Record<string, FileState>>;
  readonly isRecent: boolean;
  private readonly outside = new Map<string, Readonly<Record<string, FileState>>>();

  constructor(
    private readonly folders: RecordedFolders,
    private readonly started = Date.now(),
  ) {
    const walk = new Walk(new Set(folders.leftOut));
    walk.folder(folders.siteDir);
    for (const other of folders.others) walk.entry(other);
    this.states = walk.states;
    this.isRecent = this.hasRecent(walk.states);
  }

  /**
   * These and the states of what a site has outside of its folder: each is looked at when it is asked for first, which
   * may be after the run has read it.
   *
   * @param outside Folders and files, absolute.
   */
  with(outside: readonly string[]): LookedAt {
    if (outside.length === 0) return this;
    const states = outside.map((path) => this.lookAt(path));
    return {
      states: Object.assign({}, this.states, ...states),
      isRecent: this.isRecent || states.some((some) => this.hasRecent(some)),
    };
  }

  private lookAt(path: string): Readonly<Record<string, FileState>> {
    const known = this.outside.get(path);
    if (known !== undefined) return known;
    const walk = new Walk(new Set([...this.folders.leftOut, this.folders.siteDir]));
    walk.entry(path);
    this.outside.set(path, walk.states);
    return walk.states;
  }

  private hasRecent(states: LookedAt['states']): boolean {
    return Object.values(states).some((state) => isRecent(state, this.started));
  }
}

/** Collects the states of files below folders. Symbolic links are followed. */
class Walk {
  readonly states: Record<string, FileState> = {};
  private readonly seen = new Set<string>();

  constructor(private readonly leftOut: ReadonlySet<string>) {}

  folder(path: string): void {
    const entries = entriesOf(path).filter(({ name }) => !notRead.test(name) && !this.leftOut.has(join(path, name)));
    for (const entry of entries) {
      const place = join(path, entry.name);
      if (entry.isDirectory()) this.folder(place);
      else this.entry(place, entry.isSymbolicLink());
    }
    // an empty folder, and what is in none of the others, shows in the names
    this.states[path] = String(entries.length);
  }

  /** A file; a link may lead to a folder. */
  entry(path: string, isLink = false): void {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats?.isDirectory()) {
      const target = isLink ? realpathSync(path) : path;
      if (this.seen.has(target)) return;
      this.seen.add(target);
      this.folder(path);
      return;
    }
    this.states[path] = describeState(stats);
  }
}

/** Installed packages are known by their lock file. */
const notRead = /^(?:node_modules|\.git|\.docsite|\..*\.docsite-.*)$/;

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
