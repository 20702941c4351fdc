import { join } from 'node:path';
import { type FileState, stateOf } from '../file-state.js';
import type { CacheFolder } from './cache-folder.js';

/** The site that was written last, and where. */
interface StoredSite {
  /** Absolute. */
  readonly outDir: string;
  /** Each file that a page wrote: the state it was left in, and the key of the page. */
  readonly files: Readonly<Record<string, readonly [state: FileState, key: string]>>;
}

const file = 'standing';

/** The site that stands in the output folder, as the build before left it: files that stay the same are linked from it. */
export class StandingSite {
  private readonly files: StoredSite['files'];
  private readonly keys = new Map<string, string>();

  /** @param outDir Absolute. */
  constructor(
    private readonly folder: CacheFolder,
    private readonly outDir: string,
  ) {
    const bytes = folder.read(file);
    const stored = bytes && (JSON.parse(bytes.toString('utf8')) as StoredSite);
    this.files = stored?.outDir === outDir ? stored.files : {};
  }

  /**
   * The file at a path of the output, absolute, if the page of this key wrote it and nobody has changed it since.
   *
   * @param path Relative to the output folder.
   */
  find(path: string, key: string): string | undefined {
    const found = this.files[path];
    if (found === undefined || found[1] !== key) return undefined;
    const place = join(this.outDir, path);
    return stateOf(place) === found[0] ? place : undefined;
  }

  /** Notes that the page of a key has written, or would have written, a file of the new site. */
  add(path: string, key: string): void {
    this.keys.set(path, key);
  }

  /**
   * Keeps what the new site was made from.
   *
   * @param states States of its files, now that it is in place, by their absolute paths.
   */
  save(states: Readonly<Record<string, FileState>>): void {
    const files = [...this.keys].flatMap(([path, key]) => {
      const state = states[join(this.outDir, path)];
      return state === undefined ? [] : [[path, [state, key]] as const];
    });
    const stored: StoredSite = { outDir: this.outDir, files: Object.fromEntries(files) };
    this.folder.write(file, JSON.stringify(stored));
  }
}
