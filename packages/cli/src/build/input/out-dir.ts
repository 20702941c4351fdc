import { existsSync, lstatSync, readdirSync, readlinkSync, realpathSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { errorCode } from '@docsite/core/process';
import { isOutput } from '../../output/output-mark.js';
import { explainFileError } from '../../report/errors/file-error.js';
import { UsageError } from '../../report/errors/usage-error.js';
import { leadsOutside } from './outside-paths.js';

/** The site folder as an absolute path; it must exist. */
export function resolveSiteDir(dir: string | undefined): string {
  const siteDir = resolve(dir ?? '.');
  if (dir === '' || !existsSync(siteDir))
    throw new UsageError(
      `the folder '${dir}' does not exist`,
      'name the folder that holds docsite.config.ts, or a folder of Markdown files',
    );
  if (!statSync(siteDir).isDirectory()) throw new UsageError(`'${dir}' is not a folder`, 'name the folder of the site');
  if (isOutput(siteDir))
    throw new UsageError(`'${dir ?? '.'}' is the output of a build, not a site`, 'name the folder of the site');
  return withoutBackslash(realpathSync.native(siteDir));
}

/**
 * Rejects backslashes that are not separators: Node cannot import modules from such a path, which every page would
 * need.
 */
export function withoutBackslash(path: string): string {
  if (sep === '/' && path.includes('\\'))
    throw new UsageError(
      `the path '${path}' contains a backslash, and Node cannot import modules from such a folder`,
      'rename the folder',
    );
  return path;
}

/** The output folder of a site unless another is named. */
export function defaultOutDir(siteDir: string): string {
  return join(siteDir, 'dist');
}

const remedy = 'choose a folder that contains nothing else, such as dist';

/**
 * The output folder as an absolute path with symbolic links resolved: the site is written to their target, and the
 * links are kept. The folder must neither contain the site nor be filled by other programs.
 */
export function resolveOutDir(siteDir: string, outDir: string | undefined): string {
  const named = `the output folder '${outDir ?? 'dist'}'`;
  const path = followLinks(outDir === undefined ? defaultOutDir(siteDir) : resolve(outDir), named);
  withoutBackslash(path);
  if (!leadsOutside(relative(path, siteDir))) throw new UsageError(`${named} contains the site itself`, remedy);
  if (isFile(path)) throw new UsageError(`${named} is a file`, remedy);
  if (liesInFile(path)) throw new UsageError(`${named} is inside a file`, remedy);
  if (existsSync(path) && !mayHoldOutput(path)) {
    throw new UsageError(
      `${named} contains files that docsite did not write`,
      'empty it, or choose another: a build writes into a new folder, an empty one, or one that it wrote before',
    );
  }
  return path;
}

const mostLinks = 40;

/** Resolves symbolic links in a path. Missing parts, such as the target of a dangling link, will be created. */
function followLinks(path: string, named: string, followed = 0): string {
  if (followed > mostLinks)
    throw new UsageError(
      `${named} is a symbolic link that leads to itself`,
      'remove the link, or choose another folder',
    );
  const stats = look(path);
  if (stats?.isSymbolicLink()) return followLinks(resolve(dirname(path), readlinkSync(path)), named, followed + 1);
  const parent = dirname(path);
  return parent === path ? path : join(followLinks(parent, named, followed), basename(path));
}

/** The state of a path; undefined if it does not exist, or if one of its parents is a file. */
function look(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (errorCode(error) === 'ENOTDIR') return undefined;
    throw explainFileError(error, path, 'read');
  }
}

function isFile(path: string): boolean {
  return look(path)?.isDirectory() === false;
}

function liesInFile(path: string): boolean {
  const parent = dirname(path);
  return existsSync(parent) ? !statSync(parent).isDirectory() : liesInFile(parent);
}

/** Whether an earlier build wrote the folder, or it contains only files of version control and file systems. */
function mayHoldOutput(path: string): boolean {
  return isOutput(path) || readdirSync(path).every((name) => name.startsWith('.') || name === 'lost+found');
}

/** The output folder relative to the site folder, if it is inside, because its files are not sources. */
export function outDirInside(siteDir: string, outDir: string): string | undefined {
  const path = relative(siteDir, outDir);
  return leadsOutside(path) ? undefined : path.split(sep).join('/');
}
