import { join } from 'node:path';
import { type GitFailure, readLog } from './read-git.js';

/** When files were added to the repository. */
export interface CreationTimes {
  /** In milliseconds since 1970 UTC, by path relative to the site folder. Uncommitted files are missing. */
  readonly times: ReadonlyMap<string, number>;
  /** Why Git could not read all of the history; absent if it could, or if there is none. */
  readonly failure?: GitFailure;
}

/**
 * Reads when files were added to the repository, under whatever name. Renames are followed within the outermost folder
 * of a file in the site, because Git compares all files that a commit adds and deletes there. Git is not run if there
 * are no files.
 *
 * @param paths Files below one folder, which may be outside the site folder.
 */
export async function readCreationTimes(siteDir: string, paths: readonly string[]): Promise<CreationTimes> {
  const times = new Map<string, number>();
  const [first] = paths;
  if (first === undefined) return { times };
  const parents = /^(?:\.\.\/)*/.exec(first)?.[0] ?? '';
  /** The files that a path led to at the time of a commit. */
  const files = new Map(paths.map((path) => [path.slice(parents.length), [path]]));
  const changes = ['--name-status', '-M', '--diff-filter=AR', '--relative'];
  const query = { format: '%ct', changes, paths: outermostFolders([...files.keys()]) };
  const failure = await readLog(join(siteDir, parents), query, (line, time) => {
    const [status = '', path = '', renamed = path] = line.split('\t');
    const found = files.get(renamed);
    if (found === undefined) return;
    if (status === 'A') for (const file of found) times.set(file, Number(time) * 1000);
    else files.set(path, [...(files.get(path) ?? []), ...found]);
  });
  return { times, ...(failure !== undefined && !failure.isAbsence && { failure }) };
}

/** The outermost folders of files, and the files that are in none. */
function outermostFolders(paths: readonly string[]): string[] {
  return [...new Set(paths.map((path) => /^[^/]+/.exec(path)?.[0] ?? path))];
}
