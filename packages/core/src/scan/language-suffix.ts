import type { LanguageSuffixes } from '../config/localized-docs.js';
import { isDocumentPath, withoutDocumentEnding } from '../process/files/file-endings.js';

/** The files of a folder, by their paths in it. */
type Files = ReadonlyMap<string, string>;

/** The files of a folder of documents in several languages, by their paths without the suffixes of these. */
export interface FilesByLanguage {
  /** Those without a suffix. */
  readonly plain: Files;
  /** Documents in the language of the sources. */
  readonly original: Files;
  /** Documents in the language which is scanned, unless it is that of the sources. */
  readonly own: Files;
}

/** Divides files by the suffixes of languages, and leaves out those of others. */
export function splitLanguages(files: Files, { own, original, others }: LanguageSuffixes): FilesByLanguage {
  const found = {
    plain: new Map<string, string>(),
    original: new Map<string, string>(),
    own: new Map<string, string>(),
  };
  for (const [relative, path] of files) {
    const name = withoutDocumentEnding(relative);
    const suffix = [original, own, ...others].find((one) => isDocumentPath(relative) && name.endsWith(one));
    const bare = name.slice(0, name.length - (suffix?.length ?? 0)) + relative.slice(name.length);
    if (suffix === undefined) found.plain.set(bare, path);
    else if (suffix === original) found.original.set(bare, path);
    else if (suffix === own) found.own.set(bare, path);
  }
  return found;
}

/** The path of a document in a language. */
export function withSuffix(path: string, suffix: string): string {
  const name = withoutDocumentEnding(path);
  return name + suffix + path.slice(name.length);
}
