import { compareText, groupBy } from '@docsite/core';

const hashedName = /^(.*-)[0-9a-f]{8,}\.(?!html$)[^/]+$/;

/**
 * Patterns ending with `*` that match every content-hashed file and no others; each covers files in one folder.
 *
 * @param paths Relative to the same folder, with forward slashes.
 */
export function immutablePatterns(paths: readonly string[]): string[] {
  const folders = groupBy(paths, (path) => path.slice(0, path.lastIndexOf('/') + 1));
  return [...folders].flatMap(([folder, files]) => patternsOf(folder, files)).sort(compareText);
}

/** The whole folder, or else the name prefixes that only hashed files have. */
function patternsOf(folder: string, paths: readonly string[]): string[] {
  const beginnings = new Set(paths.flatMap((path) => hashedName.exec(path)?.[1] ?? []));
  const others = paths.filter((path) => !hashedName.test(path));
  if (others.length === 0) return [`${folder}*`];
  return [...beginnings]
    .filter((beginning) => !others.some((path) => path.startsWith(beginning)))
    .map((beginning) => `${beginning}*`);
}
