import { join } from 'node:path';
import { pathFrom } from '@docsite/core';
import type { BranchPoint } from './branch-point.js';
import { runGit, splitNames } from './run-git.js';

/**
 * The files that differ from those where the branch began, by path relative to the site folder: committed, staged,
 * unstaged and new ones that Git does not ignore. A renamed file is listed under both names.
 */
export async function listChangedFiles(siteDir: string, { root, commit }: BranchPoint): Promise<ReadonlySet<string>> {
  const [changed, untracked] = await Promise.all([
    runGit(root, ['diff', '--name-only', '--no-renames', '--no-ext-diff', '-z', commit, '--']),
    runGit(root, ['ls-files', '--others', '--exclude-standard', '-z']),
  ]);
  const names = [changed, untracked].flatMap(({ stdout }) => splitNames(stdout));
  return new Set(names.map((name) => pathFrom(siteDir, join(root, name))));
}
