import { join, posix } from 'node:path';
import { isLanguageTag, withoutDocumentEnding } from '@docsite/core';
import { markdownBelow } from '../../build/input/find-markdown.js';
import { folderIn } from './tool-config.js';

/** A language of a site. */
export interface Language {
  /** Its tag, such as `pt-BR`. */
  readonly name: string;
  /** Its folder among the documents, which is also its path in addresses; empty for the root. */
  readonly path: string;
  readonly label?: string | undefined;
}

/** The languages of a site that has a folder of documents for each, except perhaps for the first. */
export interface Languages {
  /** The language of the documents that others translate. */
  readonly original: Language;
  readonly others: readonly Language[];
  /** The folder of a language's documents, with `{locale}` for its path; absent if their names say the language. */
  readonly localizedPath?: string;
  /** Whether the path of the original is part of its addresses, too. */
  readonly isPrefixed?: boolean;
}

/** A language as the configuration of a tool has it. */
export interface WrittenLanguage {
  readonly folder: string;
  readonly tag?: unknown;
  readonly label?: unknown;
}

/**
 * The languages of a site whose documents have the same paths in each. Languages that only have documents of their own
 * are left out, as are those without a folder. Undefined if no other language is left.
 *
 * @param path The folder that holds those of the languages, relative to the site folder; or the path of one, with
 *   `{locale}` for the language.
 */
export function languagesIn(
  siteDir: string,
  path: string,
  [first, ...rest]: readonly WrittenLanguage[],
): Languages | undefined {
  const original = first && languageOf(first);
  const localizedPath = path.includes('{locale}') ? path : posix.join(path, '{locale}');
  const folderOf = (language: Language) => posix.normalize(localizedPath.replace('{locale}', language.path));
  if (original === undefined || folderIn(siteDir, folderOf(original)) === undefined) return undefined;
  const originals = documentsIn(join(siteDir, folderOf(original)));
  const names = new Set([original.name]);
  const others = rest.flatMap((written) => {
    const language = languageOf(written);
    if (language === undefined || language.path === '' || names.has(language.name)) return [];
    if (!isTranslation(documentsIn(join(siteDir, folderOf(language))), originals)) return [];
    names.add(language.name);
    return [language];
  });
  return others.length === 0 ? undefined : { original, others, localizedPath };
}

/** A language with a valid tag, which may be that of its folder; undefined for none. */
function languageOf({ folder, tag, label }: WrittenLanguage): Language | undefined {
  const path = folder.replace(/^\/|\/$/g, '');
  const name = typeof tag === 'string' && isLanguageTag(tag) ? tag : path;
  return isLanguageTag(name) ? { name, path, ...(typeof label === 'string' && { label }) } : undefined;
}

function documentsIn(folder: string): ReadonlySet<string> {
  return new Set(markdownBelow(folder));
}

/** Whether more than the home page has an original of the same path, or all there is. */
function isTranslation(documents: ReadonlySet<string>, originals: ReadonlySet<string>): boolean {
  const both = [...documents].filter((path) => originals.has(path)).length;
  return both >= 2 || (both > 0 && both === documents.size);
}

/**
 * The languages of a site whose documents have the path of theirs before the ending, such as `a.fr.md`, if more than
 * one has an original beside it. Undefined if there is no other language.
 *
 * @param path The folder of the documents, relative to the site folder.
 * @param written The languages of the configuration, the first one first; further ones are found by their documents.
 */
export function languagesOfNames(
  siteDir: string,
  path: string,
  [first, ...rest]: readonly WrittenLanguage[],
): Languages | undefined {
  const original = first && languageOf(first);
  if (original === undefined) return undefined;
  const ids = new Set([...documentsIn(join(siteDir, path))].map(withoutDocumentEnding));
  const counts = new Map<string, number>();
  for (const id of ids) {
    const [, name = '', tag = ''] = /^(.*[^./])\.([a-z]{2,3}(?:-\w+)?)$/.exec(id) ?? [];
    if (ids.has(name) || ids.has(`${name}.${original.path}`)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  counts.delete(original.path);
  const others = [...counts].flatMap(([folder, count]) => {
    const known = rest.find((one) => one.folder === folder);
    const language = count > 1 || known !== undefined ? languageOf(known ?? { folder }) : undefined;
    return language === undefined ? [] : [language];
  });
  return others.length === 0 ? undefined : { original, others };
}
