import { join, posix } from 'node:path';
import { type GitFailure, readGit, readLog } from './read-git.js';

/** When and by whom a page was last changed. Times are seconds since 1970 UTC. */
export interface PageUpdate {
  readonly time?: number;
  readonly author?: string;
}

/** When and by whom each file of a site was last changed, by path relative to the site folder. */
export interface GitHistory {
  readonly updates: ReadonlyMap<string, PageUpdate>;
  /** Whether the history begins too late to date files. */
  readonly isShallow?: boolean;
  /** Why Git could not read all of the history; absent if it could, or if there is none. */
  readonly failure?: GitFailure;
}

/**
 * Reads the last change of every file, newest commit first; the first mention of a file counts. Authors are named
 * according to the repository's `.mailmap`.
 *
 * Outside a repository, or without Git, there are no updates.
 *
 * @param outside Folders of content outside the site folder, relative to it; they may be in other repositories.
 */
export async function readGitHistory(siteDir: string, outside: readonly string[] = []): Promise<GitHistory> {
  const histories = await Promise.all(['', ...outside].map((folder) => readFolderHistory(siteDir, folder)));
  const failure = histories.find((history) => history.failure !== undefined)?.failure;
  return {
    updates: new Map(histories.flatMap(({ updates }) => [...updates])),
    ...(histories.some(({ isShallow }) => isShallow === true) && { isShallow: true }),
    ...(failure !== undefined && { failure }),
  };
}

async function readFolderHistory(siteDir: string, folder: string): Promise<GitHistory> {
  const cwd = join(siteDir, folder);
  const updates = new Map<string, PageUpdate>();
  const facts: string[] = [];
  const unusable = await readGit(cwd, ['rev-parse', '--is-shallow-repository', '--show-prefix'], (line) => {
    facts.push(line);
  });
  if (unusable !== undefined) return { updates, ...failureOf(unusable) };
  const [isShallow, prefix = ''] = facts;
  if (isShallow === 'true') return { updates, isShallow: true };
  // '-c': of merges, the files that differ from those of all parents, which Git does not name relative to a folder
  const query = { format: '%ct\t%aN', changes: ['-c', '--name-only', '--no-renames'], paths: ['.'] };
  const failure = await readLog(cwd, query, (name, commit) => {
    const path = posix.join(folder, name.slice(prefix.length));
    if (!updates.has(path)) updates.set(path, updateOf(commit));
  });
  return { updates, ...failureOf(failure) };
}

function failureOf(failure: GitFailure | undefined): Pick<GitHistory, 'failure'> {
  return failure === undefined || failure.isAbsence ? {} : { failure };
}

function updateOf(commit: string): PageUpdate {
  const [time, author] = commit.split('\t');
  return { time: Number(time), ...(author !== undefined && { author }) };
}
