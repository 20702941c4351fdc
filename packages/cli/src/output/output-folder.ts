import { accessSync, constants, copyFileSync, linkSync, lstatSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, posix, sep } from 'node:path';
import { errorCode } from '@docsite/core/process';
import { explainFileError } from '../report/errors/file-error.js';
import { UsageError } from '../report/errors/usage-error.js';
import { ClaimedPaths } from './claimed-paths.js';
import { SharedFiles } from './shared-files.js';

/** A folder of the output. Plain data, which is sent between threads. */
export interface OutputPlace {
  /** Absolute. Writes outside this folder are refused. */
  readonly root: string;
  /** Folder inside it, relative, with forward slashes; empty for the root itself. */
  readonly folder: string;
  /** Whether files are only checked and counted, not written, because the site will be discarded. */
  readonly isDropped?: boolean;
}

/** What else is known of a folder of the output. */
export interface OutputOptions {
  /** Where the path of the inner folder comes from, such as a configuration key. */
  readonly origin?: string;
  /** Files that the whole output shares with the current site; none by default. */
  readonly shared?: SharedFiles | undefined;
}

/** Does not follow symbolic links in place of the file, and truncates existing files. */
const writeFlags = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | (constants.O_NOFOLLOW ?? 0);

/**
 * The folder that a build writes to. Every file of a site is written by `write` or `copy`, which throw a `UsageError`
 * for paths that lead out of the folder, whether by `..`, as an absolute path or through a symbolic link.
 */
export class OutputFolder {
  /** Absolute. */
  readonly path: string;
  private readonly folders = new Set<string>();
  private readonly claimed = new ClaimedPaths();

  private readonly shared: SharedFiles;

  constructor(
    readonly place: OutputPlace,
    { origin, shared = new SharedFiles(place.root) }: OutputOptions = {},
  ) {
    this.shared = shared;
    if (place.folder !== '') checkPath(place.folder, origin);
    this.path = join(place.root, place.folder);
    this.folders.add(place.root);
  }

  /** Writes a file. Returns the number of bytes. */
  write(path: string, contents: string | Uint8Array): number {
    const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents;
    if (this.place.isDropped) this.claim(path);
    else this.put(path, (file) => writeFileSync(file, bytes, { flag: writeFlags as unknown as string }));
    return bytes.length;
  }

  /** Copies a file to the folder. Returns the number of bytes. */
  copy(path: string, from: string): number {
    if (this.place.isDropped) {
      this.claim(path);
      checkReadable(from);
      return statSync(from).size;
    }
    return this.put(path, (file) => {
      refuseLink(file, path);
      checkReadable(from);
      copyFileSync(from, file, constants.COPYFILE_FICLONE);
      return statSync(file).size;
    });
  }

  /** Throws the error that writing a file would cause because of the other paths of the site. */
  claim(path: string): void {
    checkPath(path);
    const code = this.claimed.add(path);
    if (code !== undefined) throw explainFileError({ code }, join(this.place.folder, path));
  }

  /** Adds a file of the current site as a hard link; returns whether the file system could. */
  link(path: string, from: string): boolean {
    if (this.shared.takeOver(this.pathInRoot(path))) return true;
    return this.put(path, (file) => {
      try {
        linkSync(from, file);
        this.shared.add(this.pathInRoot(path));
        return true;
      } catch {
        return false;
      }
    });
  }

  /** Removes a linked file again. */
  unlink(path: string): void {
    this.shared.remove(this.pathInRoot(path));
  }

  /** Removes some files left here by a former site, relative to the root. */
  removeLeft(paths: Iterable<string>): void {
    this.shared.removeLeft(paths);
    // some of them may have been removed
    this.folders.clear();
    this.folders.add(this.place.root);
  }

  /** Records that another thread has written a file here. */
  noteWritten(path: string): void {
    this.shared.noteWritten(this.pathInRoot(path));
  }

  /** The path of a file, relative to the root. */
  pathInRoot(path: string): string {
    return this.place.folder === '' ? path : posix.join(this.place.folder, path);
  }

  private put<T>(path: string, write: (file: string) => T): T {
    checkPath(path);
    const file = join(this.path, path);
    try {
      this.makeFolder(dirname(file), path);
      // the other link must not be changed by writing here
      this.unlink(path);
      return write(file);
    } catch (error) {
      throw explainFileError(error, join(this.place.folder, path));
    }
  }

  /**
   * Creates a folder once; one call per level costs half of Node's recursive one. Other workers may create the same
   * folder at the same time. An existing entry may be a symbolic link.
   */
  private makeFolder(folder: string, path: string): void {
    if (this.folders.has(folder)) return;
    this.makeFolder(dirname(folder), path);
    if (!isMade(folder) && lstatSync(folder).isSymbolicLink()) throw leadsOut(path, 'through a symbolic link');
    this.folders.add(folder);
  }
}

/** Creates a folder; returns `false` if something with that name exists. */
function isMade(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    return false;
  }
}

/** Throws if the source cannot be read, because an error of copying does not say which of the two files it is about. */
function checkReadable(file: string): void {
  try {
    accessSync(file, constants.R_OK);
  } catch (error) {
    throw explainFileError(error, file, 'read');
  }
}

function refuseLink(file: string, path: string): void {
  if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) throw leadsOut(path, 'through a symbolic link');
}

/** Rejects a path that leads out of its base folder, or does not name a file. */
function checkPath(path: string, origin?: string): void {
  if (path.includes('\0'))
    throw refuse(path.replaceAll('\0', '\\0'), 'contains a NUL, which is not allowed in a path', origin);
  if (isAbsolute(path)) throw leadsOut(path, 'as an absolute path', origin);
  const segments = path.split(sep === '/' ? '/' : /[\\/]/);
  if (segments.includes('..')) throw leadsOut(path, "by '..'", origin);
}

function leadsOut(path: string, how: string, origin?: string): UsageError {
  return refuse(path, `leads out of the output folder ${how}`, origin);
}

function refuse(path: string, fault: string, origin: string | undefined): UsageError {
  return origin === undefined
    ? new UsageError(`the path '${path}' ${fault}`, 'rename the file, or change the route, that this path comes from')
    : new UsageError(`${origin} is '${path}', which ${fault}`, 'name a folder inside the output folder');
}
