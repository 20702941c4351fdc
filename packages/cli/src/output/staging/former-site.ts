import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { outputMark } from '@docsite/core/process';
import { type FileState, stateOf } from '../../file-state.js';
import { ownFiles } from '../output-mark.js';
import { SharedFiles } from '../shared-files.js';
import { areFoldersSame, type FolderStates, type ListedSite, listSite, stateOfFolder } from './list-site.js';

/** A replaced site that is kept as the starting point of a later one. Plain data. */
export interface FormerSite {
  /** Files that it does not share with the current site. */
  readonly others: readonly string[];
  /** Page files of the current site that it lacks, or has in a different version. */
  readonly missing: readonly string[];
  readonly folders: FolderStates;
}

/** What is known about the current site. */
export interface CurrentFiles {
  /** The state of a page's file, relative to the output folder, if it is unchanged since its build. */
  readonly stateOf: (path: string) => FileState | undefined;
  /** The files of its pages. */
  readonly pages: readonly string[];
  readonly mark: FileState;
  /** Absent if it contains files of others. */
  readonly folders?: FolderStates | undefined;
}

/** The former site, and what is known about it; without a place, nothing is reused. */
export interface FormerSiteOptions {
  /** Where it is kept, absolute; absent if none is. */
  readonly place?: string;
  readonly current?: CurrentFiles | undefined;
  readonly former?: FormerSite | undefined;
  /** What the supervisor found of their folders before the command ran; absent if it has not looked. */
  readonly prefetched?: PrefetchedFolders | undefined;
}

/** Whether the folders of the two sites were found unchanged. */
export interface PrefetchedFolders {
  readonly areFoldersSame: boolean;
  readonly areFormerSame: boolean;
}

/**
 * Keeps the replaced site, and starts the new one from the site replaced before that: most of its files are hard links
 * to those of the current site. A build that changes little therefore links and removes few files.
 */
export class FormerSites {
  /** The folder states of the former site, once it has been taken. */
  private taken: FolderStates | undefined;

  constructor(
    private readonly outDir: string,
    private readonly options: FormerSiteOptions = {},
  ) {}

  /**
   * Moves the former site to the folder of a new one, except for the files in which it differs from the current site.
   */
  take(path: string): SharedFiles {
    const { place, current, former, prefetched } = this.options;
    if (place === undefined || current === undefined || former === undefined) return new SharedFiles(path);
    if (!hasMark(this.outDir, current) || !areAsLeft(place, former.folders, prefetched?.areFormerSame))
      return new SharedFiles(path);
    const missing = new Set(former.missing);
    const pages = current.pages.filter((file) => !missing.has(file));
    const shared = new SharedFiles(path, [...pages, ...former.others]);
    try {
      renameSync(place, path);
      shared.removeLeft(former.others);
    } catch {
      // another build has taken it, or it is on another file system
      rmSync(path, { recursive: true, force: true });
      return new SharedFiles(path);
    }
    this.taken = former.folders;
    return shared;
  }

  /** Lists the new site, once it is written. */
  list(path: string, shared: SharedFiles): ListedSite {
    const left = this.taken && { folders: this.taken, files: shared.takenOver, written: shared.writtenFolders };
    return listSite(path, left);
  }

  /** The state of a file in the new site, if it is shared with the current site and was not touched. */
  stateOf(path: string, shared: SharedFiles): FileState | undefined {
    return shared.wasTakenOver(path) ? this.options.current?.stateOf(path) : undefined;
  }

  /** Whether the current site, or the one moved to a folder, contains exactly the files that its build left there. */
  isUntouched(folder: string): boolean {
    const { current, prefetched } = this.options;
    if (current?.folders === undefined || !hasMark(folder, current)) return false;
    return areAsLeft(folder, current.folders, folder === this.outDir && prefetched?.areFoldersSame);
  }

  /**
   * Keeps a site that was moved aside, if it shares much with the new one.
   *
   * @param files Those of the new site.
   */
  keep(aside: string, files: readonly string[], shared: SharedFiles | undefined): FormerSite | undefined {
    const { place, current } = this.options;
    if (place === undefined || shared === undefined || shared.size * 2 < files.length) return undefined;
    const folders = current?.folders;
    if (folders === undefined || !this.isUntouched(aside)) return undefined;
    const own = [...ownFiles(aside)];
    try {
      if (existsSync(place)) rmSync(place, { recursive: true });
      renameSync(aside, place);
    } catch {
      return undefined;
    }
    return {
      others: own.filter((path) => !shared.has(path)),
      missing: files.filter((path) => !shared.has(path)),
      folders,
    };
  }
}

/**
 * Whether the folders of a site are unchanged. If they were found unchanged before, they still are as long as it is the
 * same site.
 */
function areAsLeft(root: string, folders: FolderStates, wereSame = false): boolean {
  return wereSame ? stateOfFolder(root, '.') === folders['.'] : areFoldersSame(root, folders);
}

function hasMark(folder: string, { mark }: CurrentFiles): boolean {
  return stateOf(join(folder, outputMark)) === mark;
}
