import { posix } from 'node:path';
import type { SourceRoot } from '../scan/source-root.js';
import { isInside, resolveSitePath } from '../site-path.js';

/**
 * The files that a path to a Markdown file may mean, relative to the site folder, the likeliest first: one beside the
 * file that writes it, in the language of the page where there is one; or, after Docusaurus, one from the content root
 * or the site folder on, which a path with a slash in front does anyway.
 *
 * @param path Decoded.
 */
export function sourceCandidates(roots: readonly SourceRoot[], file: string, path: string): string[] {
  const own = roots.filter((root) => holds(root, file));
  if (path.startsWith('/'))
    return [...own, ...roots]
      .flatMap(foldersOf)
      .map((folder) => posix.join(folder, path))
      .concat(path.slice(1));
  const beside = candidatesBeside(roots, file, path);
  if (/^\.{1,2}\//.test(path)) return beside;
  return [...beside, ...[...own.flatMap(foldersOf), '.'].map((folder) => posix.join(folder, path))];
}

/** The file itself, and where it belongs to a translated content root also its translation or original. */
function candidatesBeside(roots: readonly SourceRoot[], file: string, path: string): string[] {
  const direct = resolveSitePath(file, path);
  if (direct === undefined) return [];
  const root = roots.find((candidate) => candidate.localizedPath !== undefined && holds(candidate, direct));
  if (root === undefined) return [direct];
  const folder = foldersOf(root).find((candidate) => isInside(direct, candidate)) as string;
  return foldersOf(root).map((other) => posix.join(other, posix.relative(folder, direct)));
}

/** Whether a file is one of a content root, or a translation of one. */
export function holds(root: SourceRoot, file: string): boolean {
  return foldersOf(root).some((folder) => isInside(file, folder));
}

/** The folders of a content root, the translations first. */
function foldersOf({ path, localizedPath }: SourceRoot): string[] {
  return localizedPath === undefined ? [path] : [localizedPath, path];
}
