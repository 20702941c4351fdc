import { posix } from 'node:path';
import { propertiesOf } from '@docsite/core';
import { type Languages, languagesIn, languagesOfNames, type WrittenLanguage } from '../languages.js';
import { folderIn, readValue, readYaml } from '../tool-config.js';

/** The documents of a site of Hugo. */
export interface HugoContent {
  /** The folder of those in the first language, relative to the site folder. */
  readonly path: string;
  readonly languages?: Languages | undefined;
}

/** The configuration of a site, as it is written. */
export interface HugoConfig {
  readonly config: string;
  /** The file with its languages, if they have one. */
  readonly languages: string | undefined;
}

/** A language of a configuration. */
interface HugoLanguage {
  readonly code: string;
  /** The folder of its documents. */
  readonly folder: string;
  readonly label: string | undefined;
}

/**
 * The folder of the default language, and other languages whose folders are named like it but for the code, such as
 * `content.fr`: those of `contentDir`, or those in `content`. Undefined if there is no such folder.
 *
 * @see https://gohugo.io/content-management/multilingual/#translate-your-content
 */
export function contentOfLanguages(siteDir: string, written: HugoConfig): HugoContent | undefined {
  const { main, all } = languagesOf(written);
  const stored = all.filter(({ folder }) => folderIn(siteDir, folder) !== undefined);
  const first = stored.find(({ code }) => code === main) ?? stored[0];
  if (first === undefined) return undefined;
  const named = patternOf(first);
  const beside = stored.filter((one) => one.code !== first.code && patternOf(one) === named);
  const found = named === undefined ? undefined : languagesIn(siteDir, named, [first, ...beside].map(asWritten));
  return { path: posix.normalize(first.folder), languages: withPrefix(found, written) };
}

/** The folder of a language with `{locale}` for its code, with which it ends; undefined for others. */
function patternOf({ code, folder }: HugoLanguage): string | undefined {
  const start = posix.normalize(folder).slice(0, -code.length);
  return folder.endsWith(code) && /(?:^|[/._-])$/.test(start) ? `${start}{locale}` : undefined;
}

/**
 * The languages of documents that have theirs in their names, in one folder.
 *
 * @param path The folder.
 */
export function languagesBeside(siteDir: string, path: string, written: HugoConfig): Languages | undefined {
  const { main, all } = languagesOf(written);
  const first = all.find(({ code }) => code === main) ?? { code: main, label: undefined };
  const others = all.filter(({ code }) => code !== main);
  return withPrefix(languagesOfNames(siteDir, path, [first, ...others].map(asWritten)), written);
}

function asWritten({ code, label }: Pick<HugoLanguage, 'code' | 'label'>): WrittenLanguage {
  return { folder: code, tag: code, label };
}

function withPrefix(languages: Languages | undefined, { config }: HugoConfig): Languages | undefined {
  const isPrefixed = readValue('defaultContentLanguageInSubdir', config) === 'true';
  return languages && { ...languages, isPrefixed };
}

/** The code of the default language, and all: those of the configuration, and those in a file of their own. */
function languagesOf({ config, languages = '' }: HugoConfig): { readonly main: string; readonly all: HugoLanguage[] } {
  const ofConfig = languagesInText(config, /^[ \t]*\[[ \t]*languages\.([\w-]+)[ \t]*\]/, (file) => file.languages);
  const ofFile = languagesInText(languages, /^[ \t]*\[[ \t]*([\w-]+)[ \t]*\]/, (file) => file);
  return { main: readValue('defaultContentLanguage', config) ?? 'en', all: [...ofConfig, ...ofFile] };
}

/**
 * @param heading Matches the first line of a language's table in TOML, with its code.
 * @param select Returns the languages of a file in YAML or JSON.
 */
function languagesInText(
  text: string,
  heading: RegExp,
  select: (file: Readonly<Record<PropertyKey, unknown>>) => unknown,
): HugoLanguage[] {
  const tables = text.split(/^(?=[ \t]*\[)/m).flatMap((table): HugoLanguage[] => {
    const code = heading.exec(table)?.[1];
    const keys = ['contentDir', 'languageName', 'label'].map((key) => [key, readValue(key, table)] as const);
    return code === undefined ? [] : [languageOf(code, Object.fromEntries(keys))];
  });
  if (tables.length > 0) return tables;
  const written = propertiesOf(select(propertiesOf(readYaml(text))));
  return Object.entries(written).map(([code, language]) => languageOf(code, propertiesOf(language)));
}

function languageOf(
  code: string,
  { contentDir, label, languageName = label }: Readonly<Record<PropertyKey, unknown>>,
): HugoLanguage {
  return {
    code,
    folder: typeof contentDir === 'string' ? contentDir.replace(/\/$/, '') : `content/${code}`,
    label: typeof languageName === 'string' ? languageName : undefined,
  };
}
