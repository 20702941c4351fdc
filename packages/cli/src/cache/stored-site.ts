import type { FileState } from '../file-state.js';
import type { FormerSite } from '../output/former-site.js';
import type { FolderStates } from '../output/list-site.js';

/** The file of a cache that says what the site was left as that was written last. */
export const standingFile = 'standing';

/** The folder in the cache that keeps the site before the one that stands. */
export const formerFolder = 'former-site';

/** The site that was written last, and where. */
export interface StoredSite {
  /** Absolute. */
  readonly outDir: string;
  /** Its files, relative to the output folder: those of pages first. */
  readonly paths: readonly string[];
  /** The state in which each was left. */
  readonly states: readonly FileState[];
  /** The pages of each locale by their keys, and which of the files each wrote. */
  readonly pages: Readonly<Record<string, readonly (readonly [key: string, first: number, count: number])[]>>;
  readonly mark: FileState;
  /** States of its folders; absent where files of others lie in them. */
  readonly folders?: FolderStates | undefined;
  /** The site that it has replaced; absent where none is kept. */
  readonly former?: FormerSite | undefined;
}
