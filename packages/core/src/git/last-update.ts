import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** When and by whom a page was last changed. Times are seconds since 1970 UTC. */
export interface PageUpdate {
  readonly time?: number;
  readonly author?: string;
}

/** When and by whom each file of a site was last changed, by path relative to the site folder. */
export interface GitHistory {
  readonly updates: ReadonlyMap<string, PageUpdate>;
  /** Why the history may be incomplete. */
  readonly limit?: 'no-repository' | 'shallow';
}

const recordMark = '\u0001';

/**
 * Reads the last change of every file from a single streamed `git log`, newest commit first; the first mention of a
 * file counts. Authors are named according to the repository's `.mailmap`.
 *
 * Outside a repository, or without Git, there are no updates.
 */
export async function readGitHistory(siteDir: string): Promise<GitHistory> {
  const shallow = await run(siteDir, ['rev-parse', '--is-shallow-repository']);
  if (shallow === undefined) return { updates: new Map(), limit: 'no-repository' };
  if (shallow.trim() === 'true') return { updates: new Map(), limit: 'shallow' };
  return { updates: await readLog(siteDir) };
}

async function readLog(siteDir: string): Promise<Map<string, PageUpdate>> {
  const format = `--format=${recordMark}%ct\t%aN`;
  const git = spawn(
    'git',
    ['-c', 'core.quotePath=false', 'log', format, '--name-only', '--no-renames', '--relative', '--', '.'],
    {
      cwd: siteDir,
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const updates = new Map<string, PageUpdate>();
  let commit: PageUpdate = {};
  for await (const line of createInterface({ input: git.stdout })) {
    if (line.startsWith(recordMark)) {
      const [time, author] = line.slice(1).split('\t');
      commit = { time: Number(time), ...(author !== undefined && { author }) };
    } else if (line !== '' && !updates.has(line)) updates.set(line, commit);
  }
  return updates;
}

/** The output of a Git command; `undefined` if it fails. */
function run(cwd: string, args: readonly string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    const git = spawn('git', args, { cwd, stdio: ['ignore', 'pipe', 'ignore'] });
    let output = '';
    git.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    git.on('error', () => resolve(undefined));
    git.on('close', (code) => resolve(code === 0 ? output : undefined));
  });
}
