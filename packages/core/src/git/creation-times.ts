import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const recordMark = '\u0001';

/**
 * When files were added to the repository, in milliseconds since 1970 UTC, by path relative to the site folder.
 * Uncommitted files are missing. Git is not run if there are no files.
 */
export async function readCreationTimes(
  siteDir: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const times = new Map<string, number>();
  if (paths.length === 0) return times;
  const args = ['-c', 'core.quotePath=false', 'log', `--format=${recordMark}%ct`, '--diff-filter=A', '--name-only'];
  const git = spawn('git', [...args, '--no-renames', '--relative', '--', ...paths], {
    cwd: siteDir,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const failed = new Promise<void>((resolve) => git.on('error', () => resolve()));
  let time = 0;
  const read = async (): Promise<void> => {
    for await (const line of createInterface({ input: git.stdout })) {
      if (line.startsWith(recordMark)) time = Number(line.slice(1)) * 1000;
      else if (line !== '') times.set(line, time);
    }
  };
  await Promise.race([read(), failed]);
  return times;
}
