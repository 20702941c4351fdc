import { posix } from 'node:path';
import type { SiteInLocale } from '../config/site-in-locale.js';
import type { Finding } from '../diagnostic.js';
import { isDocumentPath, withoutDocumentEnding } from '../process/files/file-endings.js';
import type { FolderWalks } from './folder-walks.js';
import { type FilesByLanguage, splitLanguages } from './language-suffix.js';
import { listFiles } from './list-files.js';
import type { SourceRef, SourceRoot } from './source-root.js';

/** The input for scanning one kind of content. */
export interface ScanContext extends SiteInLocale {
  /** Patterns of files that are never content. */
  readonly ignore: readonly string[];
  readonly findings: Finding[];
  /** The folder traversals of this scan. */
  readonly walks?: FolderWalks;
  /** Reads Markdown files as sources of the site; unreadable ones are left out and reported. */
  readonly read: (refs: readonly SourceRef[]) => SourceRef[];
}

/** The pattern of Markdown and MDX files. */
export const markdownFiles: readonly string[] = ['**/*.{md,mdx}'];

/**
 * Lists the files of a content root, by the path of the translation if the locale has one. Files that exist only in the
 * locale are left out if so configured.
 */
export async function listContent(
  context: ScanContext,
  root: SourceRoot,
  options: { patterns: readonly string[]; ignore: readonly string[] },
): Promise<SourceRef[]> {
  const { siteDir, walks } = context;
  const base = await listFiles(siteDir, root.path, { ...options, walks });
  context.findings.push(...base.findings);
  const listed = new Map(base.files.map((path) => [posix.relative(root.path, path), path]));
  const { plain, original, own } = byLanguage(listed, root);
  const translations = [...own];
  if (root.localizedPath !== undefined) {
    const folder = root.localizedPath;
    const localized = await listFiles(siteDir, folder, { ...options, walks });
    translations.push(...localized.files.map((path): [string, string] => [posix.relative(folder, path), path]));
  }
  const originals = withTranslations(plain, original, { ownPages: true });
  const refs = withTranslations(originals, translations, context.config.i18n);
  const namesakeOf = namesakesIn(originals);
  return [...refs].map(([relative, path]): SourceRef => {
    const original = originals.get(namesakeOf(relative) ?? '');
    return { path, relative, ...(original !== undefined && original !== path && { original }) };
  });
}

function byLanguage(files: ReadonlyMap<string, string>, { suffixes }: SourceRoot): FilesByLanguage {
  return suffixes === undefined
    ? { plain: files, original: new Map(), own: new Map() }
    : splitLanguages(files, suffixes);
}

/**
 * Replaces files by their translations. If languages may have pages of their own, others are added, and a translation
 * may be of another format than its original.
 */
function withTranslations(
  files: ReadonlyMap<string, string>,
  translations: Iterable<readonly [relative: string, path: string]>,
  { ownPages }: { readonly ownPages: boolean },
): ReadonlyMap<string, string> {
  const refs = new Map(files);
  const sameName = namesakesIn(files);
  const namesakeOf = (relative: string) => (ownPages || files.has(relative) ? sameName(relative) : undefined);
  for (const [relative, path] of translations) {
    const original = namesakeOf(relative);
    if (original !== undefined) refs.delete(original);
    if (ownPages || original !== undefined) refs.set(relative, path);
  }
  return refs;
}

/** Finds the file of the same name; its ending may differ: a translation in MDX may have an original in Markdown. */
function namesakesIn(files: ReadonlyMap<string, string>): (relative: string) => string | undefined {
  const byName = new Map([...files.keys()].filter(isDocumentPath).map((path) => [withoutDocumentEnding(path), path]));
  return (relative) => (files.has(relative) ? relative : byName.get(withoutDocumentEnding(relative)));
}
