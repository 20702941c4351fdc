import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Why the output of a Git command is missing or incomplete. */
export interface GitFailure {
  /** Git's message, in English. */
  readonly message: string;
  /** Whether there is nothing to read: no Git, no repository, or no commit yet. */
  readonly isAbsence: boolean;
}

const absence = /not a git repository|does not have any commits yet|bad default revision 'HEAD'/;

/**
 * Runs a Git command, and visits the lines that it writes. Paths in them are not quoted.
 *
 * @returns Undefined if the command succeeds. After a failure, the lines that were visited are still valid.
 */
export function readGit(
  cwd: string,
  args: readonly string[],
  visit: (line: string) => void,
): Promise<GitFailure | undefined> {
  const git = spawn('git', ['-c', 'core.quotePath=false', ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LC_ALL: 'C' },
  });
  let message = '';
  git.stderr.setEncoding('utf8').on('data', (text: string) => {
    message += text;
  });
  createInterface({ input: git.stdout }).on('line', visit);
  return new Promise((resolve) => {
    git.on('error', (error) => resolve({ message: error.message, isAbsence: true }));
    git.on('close', (code) =>
      resolve(code === 0 ? undefined : { message: message.trim(), isAbsence: absence.test(message) }),
    );
  });
}

const commitMark = '\u0001';

/** The commits to read, and what to print about each. */
export interface LogQuery {
  /** What to print of a commit, in the notation of `git log --format`. */
  readonly format: string;
  /** Options for what to print of each changed file. */
  readonly changes: readonly string[];
  /** Files or folders, relative to the folder in which Git is run. */
  readonly paths: readonly string[];
}

/**
 * Visits the files of commits, newest commit first, from a single streamed `git log`.
 *
 * @param visit Receives the line for a file, and what `format` printed of the commit that changed it.
 * @returns Undefined if the whole history was read.
 */
export function readLog(
  cwd: string,
  { format, changes, paths }: LogQuery,
  visit: (line: string, commit: string) => void,
): Promise<GitFailure | undefined> {
  let commit = '';
  return readGit(cwd, ['log', `--format=${commitMark}${format}`, ...changes, '--', ...paths], (line) => {
    if (line.startsWith(commitMark)) commit = line.slice(1);
    else if (line !== '') visit(line, commit);
  });
}
