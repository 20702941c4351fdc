import { type FileState, stateOf } from '../file-state.js';
import type { CacheFolder } from './cache-folder.js';

/** The site that was written last, and where. */
interface StoredSite {
  /** Absolute. */
  readonly outDir: string;
  /** The state in which each file was left that a page wrote, by the key of the page and its path. */
  readonly pages: Readonly<Record<string, Readonly<Record<string, FileState>>>>;
}

const file = 'standing';

/** The site that stands in the output folder, as the build before left it: files that stay the same are linked from it. */
export class StandingSite {
  private readonly pages: StoredSite['pages'];
  private readonly next = new Map<string, readonly string[]>();

  /** @param outDir Absolute. */
  constructor(
    private readonly folder: CacheFolder,
    private readonly outDir: string,
  ) {
    const bytes = folder.read(file);
    const stored = bytes && (JSON.parse(bytes.toString('utf8')) as StoredSite);
    this.pages = stored?.outDir === outDir ? stored.pages : {};
  }

  /**
   * The file at a path of the output, absolute, if the page of this key wrote it and nobody has changed it since.
   *
   * @param path Relative to the output folder.
   */
  find(path: string, key: string): string | undefined {
    const place = `${this.outDir}/${path}`;
    const state = this.pages[key]?.[path];
    return state !== undefined && stateOf(place) === state ? place : undefined;
  }

  /** Notes the files of the new site that the page of a key has written, or would have written. */
  add(key: string, paths: readonly string[]): void {
    this.next.set(key, paths);
  }

  /**
   * Keeps what the new site was made from.
   *
   * @param states States of its files, now that it is in place, by their absolute paths.
   */
  save(states: Readonly<Record<string, FileState>>): void {
    const stateAt = (path: string) => states[`${this.outDir}/${path}`];
    const pages = [...this.next].map(([key, paths]) => [
      key,
      Object.fromEntries(paths.map((path) => [path, stateAt(path)])),
    ]);
    const stored: StoredSite = { outDir: this.outDir, pages: Object.fromEntries(pages) };
    this.folder.write(file, JSON.stringify(stored));
  }
}
