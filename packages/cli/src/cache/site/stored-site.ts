import type { FileState } from '../../file-state.js';
import type { FormerSite } from '../../output/staging/former-site.js';
import type { FolderStates } from '../../output/staging/list-site.js';

/** The cache file that describes how the last written site was left. */
export const currentSiteFile = 'standing';

/** The folder in the cache that contains the former site, which the current one has replaced. */
export const formerFolder = 'former-site';

/** The last written site, and its folder. */
export interface StoredSite {
  /** Absolute. */
  readonly outDir: string;
  /** Its files, relative to the output folder, starting with those of pages. */
  readonly paths: readonly string[];
  /** The state in which each file was left. */
  readonly states: readonly FileState[];
  /** The pages of each locale by key, and the range of files that each wrote. */
  readonly pages: Readonly<Record<string, readonly (readonly [key: string, first: number, count: number])[]>>;
  readonly mark: FileState;
  /** States of its folders; absent if they contain files of others. */
  readonly folders?: FolderStates | undefined;
  /** The site that it has replaced; absent if none is kept. */
  readonly former?: FormerSite | undefined;
}
