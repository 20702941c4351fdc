import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { outputMark } from '@docsite/core/process';
import { type FileState, stateOf } from '../file-state.js';
import { areFoldersSame, type FolderStates, type ListedSite, listSite, stateOfFolder } from './list-site.js';
import { ownFiles } from './output-mark.js';
import { SharedFiles } from './shared-files.js';

/** A site that another has replaced, and that is kept to become the one after that. Plain data. */
export interface FormerSite {
  /** Files that the standing site does not have in common with it. */
  readonly others: readonly string[];
  /** Files of pages that the standing site has, and that are not in it, or are others. */
  readonly missing: readonly string[];
  readonly folders: FolderStates;
}

/** What is known of the site that stands. */
export interface StandingFiles {
  /** The state of a file of a page, relative to the output folder, if it was found to be as its build left it. */
  readonly stateOf: (path: string) => FileState | undefined;
  /** The files of its pages. */
  readonly pages: readonly string[];
  readonly mark: FileState;
  /** Absent where files of others lie in it. */
  readonly folders?: FolderStates | undefined;
}

/** The site that was replaced last, and what is known of it; nothing is reused where its place is absent. */
export interface FormerSiteOptions {
  /** Where it is kept, absolute; absent where none is. */
  readonly place?: string;
  readonly standing?: StandingFiles | undefined;
  readonly former?: FormerSite | undefined;
  /** What the supervisor found of their folders before the command ran; absent where it has not looked. */
  readonly early?: EarlyFolders | undefined;
}

/** Whether the folders of two sites were found to be as they were left. */
export interface EarlyFolders {
  readonly areFoldersSame: boolean;
  readonly areFormerSame: boolean;
}

/**
 * Keeps the site that is replaced, and has the new one begin with the site that was replaced before: most of its files
 * are hard links to those of the standing site. So a build that changes little links and removes few files.
 */
export class FormerSites {
  /** The folders of the former site, once it is taken. */
  private taken: FolderStates | undefined;

  constructor(
    private readonly outDir: string,
    private readonly options: FormerSiteOptions = {},
  ) {}

  /** Moves the former site to the folder of a new one, less what the standing site has otherwise. */
  take(path: string): SharedFiles {
    const { place, standing, former, early } = this.options;
    if (place === undefined || standing === undefined || former === undefined) return new SharedFiles(path);
    if (!hasMark(this.outDir, standing) || !areAsLeft(place, former.folders, early?.areFormerSame))
      return new SharedFiles(path);
    const missing = new Set(former.missing);
    const pages = standing.pages.filter((file) => !missing.has(file));
    const shared = new SharedFiles(path, [...pages, ...former.others]);
    try {
      renameSync(place, path);
      shared.removeLeft(former.others);
    } catch {
      // another build has taken it, or it lies in another file system
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

  /** The state of a file of the new site, if it is that of the standing one, and nothing was done to it. */
  stateOf(path: string, shared: SharedFiles): FileState | undefined {
    return shared.wasTakenOver(path) ? this.options.standing?.stateOf(path) : undefined;
  }

  /**
   * Whether the site that stands, or was moved to a folder, holds the files that its build left there, and no others.
   */
  isUntouched(folder: string): boolean {
    const { standing, early } = this.options;
    if (standing?.folders === undefined || !hasMark(folder, standing)) return false;
    return areAsLeft(folder, standing.folders, folder === this.outDir && early?.areFoldersSame);
  }

  /**
   * Keeps a site that was moved aside, if much of it is the same as in the new one.
   *
   * @param files Those of the new site.
   */
  keep(aside: string, files: readonly string[], shared: SharedFiles | undefined): FormerSite | undefined {
    const { place, standing } = this.options;
    if (place === undefined || shared === undefined || shared.size * 2 < files.length) return undefined;
    const folders = standing?.folders;
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
 * Whether the folders of a site are as they were left. Those that were found to be are, as long as it is the same site.
 */
function areAsLeft(root: string, folders: FolderStates, wereSame = false): boolean {
  return wereSame ? stateOfFolder(root, '.') === folders['.'] : areFoldersSame(root, folders);
}

function hasMark(folder: string, { mark }: StandingFiles): boolean {
  return stateOf(join(folder, outputMark)) === mark;
}
