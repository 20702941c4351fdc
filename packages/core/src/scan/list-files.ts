import { accessSync, constants } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';
import picomatch from 'picomatch';
import { compareText, type Finding, finding, placeOf } from '../diagnostic.js';
import { errorCode } from '../process/files/error-code.js';
import { outputMark } from '../process/output-mark.js';
import { FolderWalks, type WalkOptions } from './folder-walks.js';
import { outputFolders } from './output-folders.js';

/** Files of a folder, and problems with links in it. */
export interface FileListing {
  /** Paths relative to the site folder, sorted. */
  readonly files: readonly string[];
  readonly findings: readonly Finding[];
}

/** Which files of a folder to list. */
export interface ListOptions extends WalkOptions {
  /** Whether to include output folders; they are never sources, but may be among static files. */
  readonly withOutput?: boolean;
  /** Traversals by earlier listings; this one adds its own. */
  readonly walks?: FolderWalks | undefined;
}

/**
 * Lists the files of a folder of the site. Follows symbolic links; a link that is dangling, or leads to a folder that
 * contains it, is a finding. Output folders of builds are left out wherever they are.
 */
export async function listFiles(siteDir: string, folder: string, options: ListOptions): Promise<FileListing> {
  const found = await listFolder(folder, { siteDir, options, trail: [] });
  return { files: [...found.files].sort(compareText), findings: found.findings };
}

/** The listing that a folder is part of. */
interface Listing {
  readonly siteDir: string;
  readonly options: ListOptions;
  /** The folders that the followed links lead to, outermost first. */
  readonly trail: readonly string[];
}

async function listFolder(folder: string, listing: Listing): Promise<FileListing> {
  const { siteDir, options } = listing;
  const cwd = join(siteDir, folder);
  const { walks = new FolderWalks() } = options;
  const listed = walks.walk(cwd, options);
  const isMatch = matcherOf(options);
  const outputs = options.withOutput ? [] : outputFolders(listed.map(({ path }) => path));
  const isSource = ({ path }: { readonly path: string }): boolean =>
    posix.basename(path) !== outputMark && !outputs.some((output) => output === '.' || path.startsWith(`${output}/`));
  const entries = listed.filter(isSource);
  const matches = entries.filter(({ path }) => isMatch(path));
  const wanted = new Set(matches.map((entry) => entry.path));
  const plain = matches.filter(({ dirent }) => !dirent.isSymbolicLink() && !dirent.isDirectory());
  const files = plain.filter(({ dirent }) => dirent.isFile()).map(({ path }) => posix.join(folder, path));
  const findings = plain.filter(({ dirent }) => !dirent.isFile()).map(({ path }) => notAFile(posix.join(folder, path)));
  const folders = ['.', ...entries.filter(({ dirent }) => dirent.isDirectory()).map(({ path }) => path)];
  findings.push(
    ...folders.filter((path) => !isReadable(join(cwd, path))).map((path) => closedAt(posix.join(folder, path))),
  );
  for (const { path } of entries.filter(({ dirent }) => dirent.isSymbolicLink())) {
    const linked = await followLink({ path: posix.join(folder, path), isWanted: wanted.has(path) }, listing);
    files.push(...linked.files);
    findings.push(...linked.findings);
  }
  return { files, findings };
}

/**
 * As in globs, patterns match names that begin with a dot only if they contain the dot; ignore patterns always match
 * them.
 */
function matcherOf({ patterns, ignore }: ListOptions): (path: string) => boolean {
  const isWanted = picomatch([...patterns]);
  const isIgnored = picomatch([...ignore], { dot: true });
  return (path) => isWanted(path) && !isIgnored(path);
}

interface Link {
  readonly path: string;
  /** Whether its own name matches the patterns. */
  readonly isWanted: boolean;
}

const nothing: FileListing = { files: [], findings: [] };

async function followLink({ path, isWanted }: Link, listing: Listing): Promise<FileListing> {
  const { siteDir, trail } = listing;
  const absolute = join(siteDir, path);
  try {
    const found = await stat(absolute);
    if (!found.isDirectory() && !isWanted) return nothing;
    if (!found.isDirectory())
      return found.isFile() ? { files: [path], findings: [] } : { files: [], findings: [notAFile(path)] };
    const target = await realpath(absolute);
    const here = await realpath(join(siteDir, posix.dirname(path)));
    if (trail.includes(target) || here === target || here.startsWith(target + sep))
      return { files: [], findings: [loopAt(path)] };
    return await listFolder(path, { ...listing, trail: [...trail, target] });
  } catch (error) {
    if (errorCode(error) === 'ELOOP') return { files: [], findings: [circleAt(path)] };
    return isWanted ? { files: [], findings: [danglingAt(path)] } : nothing;
  }
}

function notAFile(path: string): Finding {
  const message = `'${path}' is a pipe, a socket or a device, which is not read`;
  return finding('unreadable-file', placeOf(path), message, 'put a file in its place, or remove it');
}

function isReadable(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK | constants.X_OK);
    return true;
  } catch (error) {
    return errorCode(error) !== 'EACCES';
  }
}

function closedAt(path: string): Finding {
  const message = `cannot read the folder '${path}': permission denied`;
  return finding('unreadable-file', placeOf(path), message, 'make it readable, or remove it');
}

function danglingAt(path: string): Finding {
  const message = `the symbolic link '${path}' leads nowhere`;
  return finding('unreadable-file', placeOf(path), message, 'fix the link, or remove it');
}

function circleAt(path: string): Finding {
  const message = `the symbolic link '${path}' leads back to itself`;
  return finding('symlink-loop', placeOf(path), message, 'remove the link, or let it lead to a file');
}

function loopAt(path: string): Finding {
  return finding(
    'symlink-loop',
    placeOf(path),
    `the symbolic link '${path}' leads back to a folder that contains it`,
    'remove the link: its contents are read anyway',
  );
}
