import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The hash of every file in a folder, by path. */
export function hashFiles(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(
    paths.map((path) => [relative(folder, path), createHash('sha256').update(readFileSync(path)).digest('hex')]),
  );
}

/** Paths of files that differ between two trees, or exist in only one. */
export function differingFiles(
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((path) => one[path] !== other[path]).sort();
}

/** A hash of all files in a folder, including their paths. */
export function hashTree(folder: string): string {
  return createHash('sha256')
    .update(JSON.stringify(hashFiles(folder)))
    .digest('hex');
}
