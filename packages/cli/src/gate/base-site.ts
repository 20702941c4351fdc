import { existsSync, lstatSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { ConfigError, type Diagnostic } from '@docsite/core';
import { buildSite } from '../build/build-site.js';
import { defaultOutDir } from '../build/input/out-dir.js';
import { silentProgress } from '../build/progress/progress.js';
import { isOutput } from '../output/output-mark.js';
import { makeTemporaryFolder } from '../output/staging/temporary-folder.js';
import { UsageError } from '../report/errors/usage-error.js';
import type { BranchPoint } from './branch-point.js';
import { runGit, splitNames } from './run-git.js';

/** The findings of the site at the commit where the branch began, or why it could not be checked. */
export type BaseFindings = { readonly diagnostics: readonly Diagnostic[] } | { readonly reason: string };

/** A site and its cache, which most of that earlier site can be taken from. */
export interface CheckedFolder {
  /** Absolute. */
  readonly siteDir: string;
  /** Absolute; absent for a check without a cache. */
  readonly cacheDir?: string | undefined;
}

/**
 * Checks the site at the commit where the branch began: in a temporary folder, with the files of that commit, and links
 * to files outside of Git, such as `node_modules`. The repository is not changed.
 */
export async function checkBaseSite({ siteDir, cacheDir }: CheckedFolder, point: BranchPoint): Promise<BaseFindings> {
  const temporary = await makeTemporaryFolder('check');
  try {
    const root = join(realpathSync(temporary.path), basename(point.root));
    await checkOut(point, root);
    await linkOthers(point.root, root);
    const baseDir = join(root, relative(point.root, siteDir));
    if (!existsSync(baseDir)) return { diagnostics: [] };
    const cache = { cacheDir, isCacheReadOnly: true };
    const request = { siteDir: baseDir, currentDir: defaultOutDir(baseDir), includeDrafts: false, ...cache };
    const { diagnostics } = await buildSite(request, silentProgress);
    return { diagnostics };
  } catch (error) {
    if (error instanceof ConfigError || error instanceof UsageError) return { reason: error.message };
    throw error;
  } finally {
    await temporary.remove();
  }
}

/** Writes the files of the commit to a folder, with a separate index. */
async function checkOut({ root, commit }: BranchPoint, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const env = { GIT_INDEX_FILE: join(dirname(folder), 'index') };
  for (const args of [
    ['read-tree', commit],
    ['checkout-index', '--all', '--quiet', `--prefix=${folder}/`],
  ]) {
    const { code, stderr } = await runGit(root, args, env);
    if (code !== 0) throw new UsageError(`Git cannot check out ${commit}: ${stderr.trim()}`);
  }
}

/**
 * Links everything that a check may read besides the commit's files: ignored files, submodules, packages above the
 * repository.
 */
async function linkOthers(root: string, folder: string): Promise<void> {
  const [ignored, staged] = await Promise.all([
    runGit(root, ['ls-files', '--others', '--ignored', '--exclude-standard', '--directory', '-z']),
    runGit(root, ['ls-files', '--stage', '-z']),
  ]);
  const submodules = splitNames(staged.stdout).flatMap((line) => /^160000 .*?\t(.*)$/s.exec(line)?.[1] ?? []);
  for (const name of [...splitNames(ignored.stdout), ...submodules]) {
    const path = name.replace(/\/$/, '');
    if (isOutput(join(root, path))) continue;
    link(join(root, path), join(folder, path));
  }
  const packages = packagesAbove(root);
  if (packages !== undefined) link(packages, join(dirname(folder), 'node_modules'));
}

function link(target: string, path: string): void {
  if (lstatSync(path, { throwIfNoEntry: false }) !== undefined) return;
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}

function packagesAbove(folder: string): string | undefined {
  const parent = dirname(folder);
  if (parent === folder) return undefined;
  const path = join(parent, 'node_modules');
  return existsSync(path) ? path : packagesAbove(parent);
}
