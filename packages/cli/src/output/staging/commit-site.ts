import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { outputMark, stagedOutput, type WorkSpace } from '@docsite/core/process';
import { type FileState, stateOf } from '../../file-state.js';
import { explainFileError } from '../../report/errors/file-error.js';
import { OutputFolder } from '../output-folder.js';
import { ownFiles, writeMark } from '../output-mark.js';
import type { SharedFiles } from '../shared-files.js';
import type { FormerSite, FormerSites } from './former-site.js';
import { type FolderStates, type ListedSite, stateOfFolder } from './list-site.js';
import { placeFiles } from './place-files.js';
import { carryFrom } from './recover-folder.js';
import { removeSite } from './remove-site.js';
import { swapIn } from './swap-in.js';

/** A site that has been put in place. */
export interface CommittedSite {
  /** New names of files that docsite did not write. */
  readonly renamed: readonly string[];
  /** States of its files by path; `undefined` if another build has replaced it. */
  readonly states: () => Readonly<Record<string, FileState>> | undefined;
  /** The states of its folders; absent if they contain, or may contain, files of others. */
  readonly folders?: FolderStates | undefined;
  /** The site that it has replaced, if that is kept. */
  readonly former?: FormerSite | undefined;
}

/** A site that is complete in a folder of its own. */
export interface Staging {
  readonly outDir: string;
  readonly space: WorkSpace;
  readonly sites: FormerSites;
  /** Absent if the staged folder is inside `outDir`. */
  readonly shared: SharedFiles | undefined;
}

/**
 * Puts the staged site in place of the old one. The folder that it was staged in remains, to be closed by the caller.
 */
export async function commitSite(
  { files, folders }: ListedSite,
  { outDir, space, sites, shared }: Staging,
): Promise<CommittedSite> {
  writeMark(new OutputFolder({ root: space.path('new'), folder: '' }), files);
  stagedOutput.publish(outDir);
  const keep = (aside: string) => sites.keep(aside, files, shared);
  const { mark, ...replaced } = await replaceSite(outDir, { space, files, folders, keep }).catch((error) => {
    throw explainFileError(error, outDir);
  });
  // removing the other link to a file changes the file's state
  const isKept = shared !== undefined && replaced.former !== undefined;
  const known = (file: string) => (isKept ? sites.stateOf(file, shared) : undefined);
  const states = () => readStates(outDir, [...files, outputMark], { mark, known });
  return { ...replaced, states };
}

interface KnownStates {
  /** State of the mark. */
  readonly mark: FileState;
  readonly known: (path: string) => FileState | undefined;
}

/** The states of a site's files, if the mark of the folder is still its own. */
function readStates(
  outDir: string,
  files: readonly string[],
  { mark, known }: KnownStates,
): Readonly<Record<string, FileState>> | undefined {
  const states: Record<string, FileState> = {};
  for (const path of files) states[path] = known(path) ?? stateOf(`${outDir}/${path}`);
  return states[outputMark] === mark ? states : undefined;
}

interface ReplacedSite extends Omit<CommittedSite, 'states'> {
  /** State of the new site's mark. */
  readonly mark: FileState;
}

interface Replacement {
  readonly space: WorkSpace;
  /** The files of the new site. */
  readonly files: readonly string[];
  /** Its folders, before the mark was written. */
  readonly folders: FolderStates;
  /** Keeps the old site, which was moved aside, unless it is of no use or contains files of others. */
  readonly keep: (aside: string) => FormerSite | undefined;
}

async function replaceSite(
  outDir: string,
  { space, files, folders: listed, keep }: Replacement,
): Promise<ReplacedSite> {
  const mark = stateOf(join(space.path('new'), outputMark));
  const aside = space.place.folder === outDir ? undefined : swapIn(outDir, space);
  if (aside === undefined) return { renamed: [], mark: await placeFiles(outDir, space, files) };
  const [only, ...more] = aside;
  const former = only !== undefined && more.length === 0 ? keep(only) : undefined;
  const folders = { ...listed, '.': stateOfFolder(outDir, '.') };
  if (former !== undefined) return { renamed: [], mark, former, folders };
  const renamed: string[] = [];
  let isPure = true;
  for (const [index, old] of aside.entries()) {
    const carried = await carryFrom(old, outDir);
    renamed.push(...carried.renamed);
    isPure &&= carried.count === 0;
    const known = ownFiles(old);
    // renamed first, so that a partially removed site is never put back
    const gone = space.path('gone', index);
    if (existsSync(old)) renameSync(old, gone);
    await removeSite(gone, known);
  }
  return { renamed, mark, ...(isPure && { folders }) };
}
