import type { LanguageSuffixes } from '../config/localized-docs.js';
import { isDocumentPath, withoutDocumentEnding } from '../process/file-endings.js';

/** The files of a folder, by their paths in it. */
type Files = ReadonlyMap<string, string>;

/** Divides files into those of all languages and those with the suffix of one, by their paths without it. */
export function splitLanguages(
  files: Files,
  { own, others }: LanguageSuffixes,
): Record<'all' | 'own', Map<string, string>> {
  const found = { all: new Map<string, string>(), own: new Map<string, string>() };
  for (const [relative, path] of files) {
    const name = withoutDocumentEnding(relative);
    if (!isDocumentPath(relative)) found.all.set(relative, path);
    else if (name.endsWith(own)) found.own.set(name.slice(0, -own.length) + relative.slice(name.length), path);
    else if (!others.some((suffix) => name.endsWith(suffix))) found.all.set(relative, path);
  }
  return found;
}

/** The path of a document in a language. */
export function withSuffix(path: string, suffix: string): string {
  const name = withoutDocumentEnding(path);
  return name + suffix + path.slice(name.length);
}
