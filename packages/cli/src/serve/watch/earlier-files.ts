import type { LiveState } from '../../live/live-state.js';
import { Recent } from '../../live/recent.js';
import type { MadeFile } from '../send-contents.js';

/** How many files of earlier states are kept. */
const mostFiles = 400;

/**
 * Files of earlier states that are named by what they hold: a page that was sent just before an edit still asks for
 * them.
 */
export class EarlierFiles {
  private readonly files = new Recent<string, MadeFile>(mostFiles);
  private seen: readonly unknown[] = [];

  /** Remembers the files of a state. */
  add(state: LiveState): void {
    const named = state.namedFiles();
    for (const { prefix, files } of named) {
      if (this.seen.includes(files)) continue;
      for (const [path, { contents }] of files) this.files.set(prefix + path, { path: prefix + path, contents });
    }
    this.seen = named.map(({ files }) => files);
  }

  get(path: string): MadeFile | undefined {
    return this.files.get(path);
  }
}
