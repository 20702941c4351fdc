import { existsSync } from 'node:fs';
import { didYouMean, trustCommand } from '@docsite/core';
import { UsageError } from '../report/errors/usage-error.js';
import { runGit } from './run-git.js';

/** Where a branch began. */
export interface BranchPoint {
  /** The root of the working tree, absolute. */
  readonly root: string;
  /** The merge base: the latest commit that the branch shares with its base. */
  readonly commit: string;
  /** The base as Git names it, such as `origin/main`. */
  readonly base: string;
}

/** The default bases of a branch, of which the first existing one is used. */
const defaultBases = ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master'];

/**
 * Finds where the checked-out branch began; throws a `UsageError` if that cannot be determined.
 *
 * @param named Branch or commit; undefined for the base of the pull request in GitHub Actions, or else the main branch.
 */
export async function findBranchPoint(siteDir: string, named: string | undefined): Promise<BranchPoint> {
  const root = await findRoot(siteDir);
  if ((await verify(root, 'HEAD')) === undefined)
    throw new UsageError('--changed: the repository has no commit yet', 'commit first, or check the whole site');
  const { GITHUB_BASE_REF: pullBase = '' } = process.env;
  const bases = pullBase === '' ? defaultBases : [`origin/${pullBase}`, pullBase];
  const candidates = named === undefined ? bases : [named, `origin/${named}`];
  for (const base of candidates) {
    const tip = await verify(root, base);
    if (tip !== undefined) return { root, base, commit: await mergeBase(root, tip, base) };
  }
  throw await unknownBase(root, named, candidates);
}

async function findRoot(siteDir: string): Promise<string> {
  const { code, stdout, stderr } = await runGit(siteDir, ['rev-parse', '--show-toplevel']);
  if (code === 0) return stdout.replace(/\n$/, '');
  if (code === undefined) throw new UsageError('--changed needs Git, which is not installed', remedy);
  if (/not a git repository/i.test(stderr))
    throw new UsageError(
      '--changed: the site is not in a Git repository, so there is nothing to compare it with',
      remedy,
    );
  throw new UsageError(
    `--changed: Git cannot read the repository: ${stderr.trim().split('\n')[0]}`,
    trustCommand(stderr) ?? remedy,
  );
}

const inActions = 'in GitHub Actions, `fetch-depth: 0` of actions/checkout';
const remedy = 'check the whole site: leave out --changed';

async function verify(root: string, name: string): Promise<string | undefined> {
  const { code, stdout } = await runGit(root, [
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${name}^{commit}`,
  ]);
  return code === 0 ? stdout.trim() : undefined;
}

async function mergeBase(root: string, tip: string, base: string): Promise<string> {
  const { code, stdout } = await runGit(root, ['merge-base', 'HEAD', tip]);
  if (code === 0) return stdout.trim();
  if (await isShallow(root))
    throw new UsageError(
      `--changed: this is a shallow clone, without the commit at which the branch left '${base}'`,
      `fetch the history: git fetch --unshallow; ${inActions}`,
    );
  throw new UsageError(
    `--changed: HEAD and '${base}' have no commit in common`,
    'name the branch that this one started from',
  );
}

async function unknownBase(root: string, named: string | undefined, tried: readonly string[]): Promise<UsageError> {
  const message =
    named === undefined
      ? `--changed: no branch to compare with; there is none of ${tried.join(', ')}`
      : `--changed: there is no branch or commit '${named}'`;
  if (await isShallow(root)) {
    const command = unshallow(named ?? process.env.GITHUB_BASE_REF ?? '');
    return new UsageError(`${message} in this shallow clone`, `fetch it: ${command}; ${inActions}`);
  }
  if (named === undefined) return new UsageError(message, 'name one: --changed=<branch or commit>');
  if (existsSync(named))
    return new UsageError(message, `the folder of the site goes before the option: docsite check ${named} --changed`);
  const { stdout } = await runGit(root, [
    'for-each-ref',
    '--format=%(refname:short)',
    'refs/heads',
    'refs/remotes',
    'refs/tags',
  ]);
  return new UsageError(message, didYouMean(named, stdout.split('\n')) ?? 'git branch --all lists the branches');
}

/** The command that fetches the history, and a branch, which a shallow clone does not follow by itself. */
function unshallow(base: string): string {
  const branch = base.replace(/^origin\//, '');
  const isBranch = /^[\w./-]+$/.test(branch) && !/^(?:[\da-f]{7,40}|HEAD)$/.test(branch);
  return isBranch
    ? `git fetch --unshallow origin ${branch}:refs/remotes/origin/${branch}`
    : 'git fetch --unshallow origin';
}

async function isShallow(root: string): Promise<boolean> {
  return (await runGit(root, ['rev-parse', '--is-shallow-repository'])).stdout.trim() === 'true';
}
