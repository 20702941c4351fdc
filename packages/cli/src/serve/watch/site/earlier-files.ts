import type { LiveState } from '../../../live/state/live-state.js';
import type { MadeFile } from '../../http/send-contents.js';

/** The number of states whose files are kept. */
const mostStates = 12;

/** A path of the search of a site, in any of its locales. */
const searchPath = /^(?:[^/]+\/)?assets\/search\//;

/**
 * Files of earlier states that are named by their contents, because a page sent just before an edit still requests
 * them. Those of a search lead to each other, and are made only when requested.
 */
export class EarlierFiles {
  private readonly files = new Map<string, MadeFile>();
  /** The paths of each state, latest last. */
  private readonly states: ReadonlySet<string>[] = [];
  private seen: readonly unknown[] = [];
  /** The last state whose search a page has requested. */
  private searched: Pick<LiveState, 'read'> | undefined;

  /** Adds the files of a state, and removes those that only a much earlier state had. */
  add(state: Pick<LiveState, 'namedFiles'>): void {
    const named = state.namedFiles();
    if (named.length === this.seen.length && named.every(({ files }, index) => files === this.seen[index])) return;
    this.seen = named.map(({ files }) => files);
    const made = named.flatMap(({ prefix, files }) =>
      [...files].map(([path, { contents }]) => ({ path: prefix + path, contents })),
    );
    // an existing file at the same path has the same contents
    for (const file of made) if (!this.files.has(file.path)) this.files.set(file.path, file);
    this.states.push(new Set(made.map(({ path }) => path)));
    if (this.states.length > mostStates) this.forget(this.states.shift() as ReadonlySet<string>);
  }

  /** Keeps the search of a state that sends one of its files, until a page requests that of another. */
  noteSent(path: string, state: Pick<LiveState, 'read'>): void {
    if (searchPath.test(path)) this.searched = state;
  }

  async get(path: string): Promise<MadeFile | undefined> {
    const file = this.files.get(path);
    if (file !== undefined || !searchPath.test(path)) return file;
    const found = await this.searched?.read(path);
    return found !== undefined && 'contents' in found ? { path, contents: found.contents } : undefined;
  }

  private forget(paths: ReadonlySet<string>): void {
    for (const path of paths) if (!this.states.some((state) => state.has(path))) this.files.delete(path);
  }
}
