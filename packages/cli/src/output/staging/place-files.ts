import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, posix } from 'node:path';
import { groupBy } from '@docsite/core';
import { errorCode, makeFolders, outputMark, type WorkSpace } from '@docsite/core/process';
import { type FileState, stateOf } from '../../file-state.js';
import { removeEmptied } from '../containing-folders.js';
import { ownFiles, renderMark } from '../output-mark.js';
import { lockOutput } from './output-lock.js';

/**
 * Puts the files of a new site in place one by one, if the folder of a site cannot be renamed: first files named by
 * their contents, then all others, documents, and the files that list all files; then files of the old site that the
 * new one lacks are removed. Each file is complete at all times, and the files that a document refers to exist as long
 * as it does. From the first step on, the mark lists the files of both sites, for the next build in case this one is
 * killed.
 *
 * @returns The final state of the mark.
 */
export async function placeFiles(outDir: string, space: WorkSpace, files: readonly string[]): Promise<FileState> {
  makeFolders(outDir);
  const lock = await lockOutput(outDir);
  try {
    const own = ownFiles(outDir);
    const place = new Placement(outDir, space);
    place.writeWhole(outputMark, renderMark([...new Set([...own, ...files])]));
    const wanted = new Set(files);
    for (const [index, file] of inOrder(files).entries()) {
      if (index % filesPerBeat === 0) lock.beat();
      place.put(file, own);
    }
    for (const file of own) if (!wanted.has(file) && file !== outputMark) place.remove(file);
    place.writeWhole(outputMark, renderMark(files));
    return stateOf(join(outDir, outputMark));
  } finally {
    lock.release();
  }
}

const filesPerBeat = 500;

/** The files of each stage, in order; those that match none come last. */
const stages: readonly RegExp[] = [
  /(?:^|\/)assets\/(?!pages\/)/,
  /^(?!.*(?:\.html|(?:^|\/)(?:sw\.js|_headers|_redirects))$)/,
  /\.html$/,
];

/** The files in the order of their stages, without the mark. */
function inOrder(files: readonly string[]): string[] {
  const byStage = groupBy(
    files.filter((file) => file !== outputMark),
    (file) => stages.find((stage) => stage.test(file)),
  );
  return [...stages, undefined].flatMap((stage) => byStage.get(stage) ?? []);
}

class Placement {
  private readonly folders = new Set<string>(['.']);

  constructor(
    private readonly outDir: string,
    private readonly space: WorkSpace,
  ) {}

  /** Moves a file of the new site to its place. */
  put(file: string, own: ReadonlySet<string>): void {
    this.makeFolder(posix.dirname(file));
    const target = join(this.outDir, file);
    if (lstatSync(target, { throwIfNoEntry: false })?.isDirectory()) this.removeFolder(file, own);
    this.move(join(this.space.path('new'), file), target);
  }

  /** Removes a file of the old site, and the folders that become empty. */
  remove(file: string): void {
    if (!this.isInside(posix.dirname(file))) return;
    rmSync(join(this.outDir, file), { force: true });
    removeEmptied(this.outDir, file);
  }

  writeWhole(file: string, text: string): void {
    const part = this.partIn();
    writeFileSync(part, text);
    renameSync(part, join(this.outDir, file));
  }

  private move(from: string, to: string): void {
    try {
      renameSync(from, to);
    } catch (error) {
      if (errorCode(error) !== 'EXDEV') throw error;
      const part = this.partIn();
      copyFileSync(from, part);
      renameSync(part, to);
    }
  }

  /** Path of the temporary copy of a file: in the output folder, so that it can be renamed to its place. */
  private partIn(): string {
    return join(this.outDir, `.docsite-part-${this.space.id}`);
  }

  /**
   * Creates a folder. Only a file of the old site can be in its place, because any other is reported as a collision.
   */
  private makeFolder(folder: string): void {
    if (this.folders.has(folder)) return;
    this.makeFolder(posix.dirname(folder));
    const path = join(this.outDir, folder);
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (stats !== undefined && !stats.isDirectory()) rmSync(path);
    if (!stats?.isDirectory()) mkdirSync(path);
    this.folders.add(folder);
  }

  private removeFolder(folder: string, own: ReadonlySet<string>): void {
    for (const file of own) if (file.startsWith(`${folder}/`)) this.remove(file);
    removeEmpty(join(this.outDir, folder));
  }

  /** Whether a folder is inside the output, as opposed to a link that leads out of it. */
  private isInside(folder: string): boolean {
    if (folder === '.') return true;
    const stats = lstatSync(join(this.outDir, folder), { throwIfNoEntry: false });
    return stats?.isDirectory() === true && this.isInside(posix.dirname(folder));
  }
}

/** Removes a folder, if it exists, that contains nothing but empty folders. */
function removeEmpty(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) removeEmpty(join(folder, name));
  rmdirSync(folder);
}
