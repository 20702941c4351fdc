import { type GitFailure, readLog } from './read-git.js';

/** When files were added to the repository. */
export interface CreationTimes {
  /** In milliseconds since 1970 UTC, by path relative to the site folder. Uncommitted files are missing. */
  readonly times: ReadonlyMap<string, number>;
  /** Why Git could not read all of the history; absent if it could, or if there is none. */
  readonly failure?: GitFailure;
}

/** Reads when files were added to the repository. Git is not run if there are no files. */
export async function readCreationTimes(siteDir: string, paths: readonly string[]): Promise<CreationTimes> {
  const times = new Map<string, number>();
  if (paths.length === 0) return { times };
  const query = { format: '%ct', options: ['--diff-filter=A'], paths };
  const failure = await readLog(siteDir, query, (path, time) => times.set(path, Number(time) * 1000));
  return { times, ...(failure !== undefined && !failure.isAbsence && { failure }) };
}
