import { posix } from 'node:path';
import { withSuffix } from '../scan/language-suffix.js';
import type { SourceRoot } from '../scan/source-root.js';
import { isInside, relativeReference, resolveSitePath } from '../site-path.js';

/**
 * The files that a path to a Markdown file may mean, relative to the site folder, likeliest first: one next to the file
 * that contains the link, preferably in the language of the page; or, as in Docusaurus, one relative to the content
 * root or the site folder, which is the only meaning of a path with a leading slash.
 *
 * @param path Decoded.
 */
export function sourceCandidates(roots: readonly SourceRoot[], file: string, path: string): string[] {
  const own = roots.filter((root) => holds(root, file));
  if (path.startsWith('/')) return [...own, ...roots].flatMap((root) => filesAt(root, path)).concat(path.slice(1));
  const beside = candidatesBeside(roots, file, path);
  if (/^\.{1,2}\//.test(path)) return beside;
  return [...beside, ...[...own.flatMap(foldersOf), '.'].map((folder) => posix.join(folder, path))];
}

/** The file itself, and, if it belongs to a translated content root, its translation or original. */
function candidatesBeside(roots: readonly SourceRoot[], file: string, path: string): string[] {
  const direct = resolveSitePath(file, path);
  if (direct === undefined) return [];
  for (const root of roots) {
    const isTranslated = root.localizedPath !== undefined || root.suffixes !== undefined;
    const inRoot = isTranslated ? pathWithin(root, direct) : undefined;
    if (inRoot !== undefined) return filesAt(root, inRoot);
  }
  return [direct];
}

/**
 * How a link in one file names another: in a content root, a translation may name an original as if it were next to it.
 */
export function sourceReference(roots: readonly SourceRoot[], from: string, to: string): string {
  for (const root of roots) {
    const [own, other] = [pathWithin(root, from), pathWithin(root, to)];
    if (own !== undefined && other !== undefined) return relativeReference(own, other);
  }
  return relativeReference(from, to);
}

/** The path of a file from the folder of a content root that it is in; `undefined` if it is in none. */
function pathWithin(root: SourceRoot, file: string): string | undefined {
  const folder = foldersOf(root).find((candidate) => isInside(file, candidate));
  return folder === undefined ? undefined : posix.relative(folder, file);
}

/** Whether a file belongs to a content root or is a translation of such a file. */
export function holds(root: SourceRoot, file: string): boolean {
  return foldersOf(root).some((folder) => isInside(file, folder));
}

/** The files that may have a path in a content root, translations first. */
function filesAt(root: SourceRoot, path: string): string[] {
  const { suffixes } = root;
  const inLanguages = suffixes === undefined ? [] : [...new Set([suffixes.own, suffixes.original])];
  const names = [...inLanguages.map((suffix) => withSuffix(path, suffix)), path];
  return foldersOf(root).flatMap((folder) => names.map((name) => posix.join(folder, name)));
}

/** The folders of a content root, translations first. */
function foldersOf({ path, localizedPath }: SourceRoot): string[] {
  return localizedPath === undefined ? [path] : [localizedPath, path];
}
