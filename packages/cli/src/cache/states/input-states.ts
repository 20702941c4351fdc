import { realpathSync } from 'node:fs';
import { sep } from 'node:path';
import { readFolder, statsOf } from '@docsite/core/process';
import { describeState, type FileState, isRecent, isRecentTime, lastTime, stateOf } from '../../file-state.js';

/** The folders that a run reads. */
export interface RecordedFolders {
  readonly siteDir: string;
  /** Folders and files outside of it that every site is made from, absolute. */
  readonly others: readonly string[];
  /** Folders inside it that are not read, absolute. */
  readonly leftOut: readonly string[];
}

/** File states by absolute path; the state of a folder is its number of entries. */
export interface FileStates {
  readonly states: Readonly<Record<string, FileState>>;
  /** Whether a file was changed so recently before the run, or since, that another change might go unnoticed. */
  readonly isRecent: boolean;
}

/** The states of a site's files before its command started. Plain data, because another process collects it. */
export interface PrefetchedInputs {
  readonly folders: RecordedFolders;
  readonly states: Readonly<Record<string, FileState>>;
  /** Files changed so recently that a later change might go unnoticed: they must be checked again. */
  readonly recent: readonly string[];
}

/** The states of files before a run reads them. */
export class InputStates implements FileStates {
  readonly states: Readonly<Record<string, FileState>>;
  readonly isRecent: boolean;
  private readonly outside = new Map<string, Walk>();
  /** Results of `with`, by the paths outside. */
  private readonly joined = new Map<string, FileStates>();

  private readonly started = Date.now();
  /** Folders that are not read as part of one outside the site folder, absolute. */
  private readonly leftOutOutside: ReadonlySet<string>;

  /** @param prefetched States collected before; files that had changed just before are checked again. */
  constructor(folders: RecordedFolders, prefetched?: PrefetchedInputs) {
    this.leftOutOutside = new Set([...folders.leftOut, folders.siteDir]);
    if (prefetched === undefined) {
      const walk = walkInputs(folders);
      this.states = walk.states;
      this.isRecent = isRecentTime(walk.latest, this.started);
      return;
    }
    const again = prefetched.recent.map((path): [string, FileState] => [path, stateOf(path)]);
    this.states = again.length === 0 ? prefetched.states : { ...prefetched.states, ...Object.fromEntries(again) };
    this.isRecent = again.some(([, state]) => isRecent(state, this.started));
  }

  /**
   * Adds the states of files outside the site folder: each is checked when first requested, which may be after the run
   * has read it.
   *
   * @param outside Folders and files, absolute.
   */
  with(outside: readonly string[]): FileStates {
    if (outside.length === 0) return this;
    const key = [...outside].sort().join('\0');
    const joined = this.joined.get(key) ?? this.join(outside);
    this.joined.set(key, joined);
    return joined;
  }

  private join(outside: readonly string[]): FileStates {
    const looked = outside.map((path) => this.lookAt(path));
    const states = { ...this.states };
    for (const walk of looked) Object.assign(states, walk.states);
    return {
      states,
      isRecent: this.isRecent || looked.some(({ latest }) => isRecentTime(latest, this.started)),
    };
  }

  private lookAt(path: string): Walk {
    const known = this.outside.get(path);
    if (known !== undefined) return known;
    const walk = new Walk(this.leftOutOutside);
    walk.entry(path);
    this.outside.set(path, walk);
    return walk;
  }
}

/** Collects file states for a process that has not started yet. */
export function prefetchInputs(folders: RecordedFolders): PrefetchedInputs {
  const started = Date.now();
  const { states } = walkInputs(folders);
  return { folders, states, recent: Object.keys(states).filter((path) => isRecent(states[path] as string, started)) };
}

function walkInputs({ siteDir, others, leftOut }: RecordedFolders): Walk {
  const walk = new Walk(new Set(leftOut));
  walk.folder(siteDir);
  for (const other of others) walk.entry(other);
  return walk;
}

/** Collects the states of files below folders. Follows symbolic links. */
class Walk {
  readonly states: Record<string, FileState> = {};
  /** The time of the last change to any file, in milliseconds since 1970. */
  latest = 0;
  private readonly seen = new Set<string>();

  constructor(private readonly leftOut: ReadonlySet<string>) {}

  folder(path: string): void {
    const begin = path.endsWith(sep) ? path : path + sep;
    let count = 0;
    for (const entry of readFolder(path)) {
      const place = begin + entry.name;
      if (notRead.test(entry.name) || this.leftOut.has(place)) continue;
      count++;
      if (entry.isDirectory()) this.folder(place);
      else this.entry(place, entry.isSymbolicLink());
    }
    // an added file or folder shows in the names
    this.states[path] = String(count);
  }

  /** Visits a file; a link may lead to a folder. */
  entry(path: string, isLink = false): void {
    const stats = statsOf(path);
    if (stats?.isDirectory()) {
      const target = isLink ? realpathSync(path) : path;
      if (this.seen.has(target)) return;
      this.seen.add(target);
      this.folder(path);
      return;
    }
    this.states[path] = describeState(stats);
    if (stats !== undefined) this.latest = Math.max(this.latest, lastTime(stats));
  }
}

/**
 * Folders that are skipped: installed packages are identified by their lock file; `.docusaurus` contains what plugins
 * of Docusaurus have generated.
 */
const notRead = /^(?:node_modules|\.git|\.docsite|\.docusaurus|\..*\.docsite-.*)$/;
