import { compareText, groupBy } from '@docsite/core';

const hashedName = /^(.*-)[0-9a-f]{8,}\.(?!html$)[^/]+$/;

/**
 * Patterns, with `*` at their end, that match every file named by its contents and no other; for files of one folder
 * each.
 *
 * @param paths Relative to the same place, with forward slashes.
 */
export function immutablePatterns(paths: readonly string[]): string[] {
  const folders = groupBy(paths, (path) => path.slice(0, path.lastIndexOf('/') + 1));
  return [...folders].flatMap(([folder, files]) => patternsOf(folder, files)).sort(compareText);
}

/** The whole folder, else the beginnings of names that hashed files alone have. */
function patternsOf(folder: string, paths: readonly string[]): string[] {
  const beginnings = new Set(paths.flatMap((path) => hashedName.exec(path)?.[1] ?? []));
  const others = paths.filter((path) => !hashedName.test(path));
  if (others.length === 0) return [`${folder}*`];
  return [...beginnings]
    .filter((beginning) => !others.some((path) => path.startsWith(beginning)))
    .map((beginning) => `${beginning}*`);
}
