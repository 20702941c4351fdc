import { posix } from 'node:path';
import { propertiesOf } from '@docsite/core';
import { type Languages, languagesIn, languagesOfNames, type WrittenLanguage } from './languages.js';
import { folderIn, readValue, readYaml } from './tool-config.js';

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
 * The folder of the default language, and other languages with folders named after them beside it: those of
 * `contentDir`, or those in `content`. Undefined if there is no such folder.
 *
 * @see https://gohugo.io/content-management/multilingual/#translate-your-content
 */
export function contentOfLanguages(siteDir: string, { config, languages = '' }: HugoConfig): HugoContent | undefined {
  const all = [...languagesOf(config, false), ...languagesOf(languages, true)].filter(
    ({ folder }) => folderIn(siteDir, folder) !== undefined,
  );
  const main = readValue('defaultContentLanguage', config) ?? 'en';
  const first = all.find(({ code }) => code === main) ?? all[0];
  if (first === undefined) return undefined;
  const parent = posix.dirname(first.folder);
  const beside = all.filter(({ code, folder }) => folder === posix.join(parent, code) && code !== first.code);
  const written = [first, ...beside].map(({ code, label }): WrittenLanguage => ({ folder: code, tag: code, label }));
  const found = first.folder === posix.join(parent, first.code) ? languagesIn(siteDir, parent, written) : undefined;
  return { path: posix.normalize(first.folder), languages: found && { ...found, isPrefixed: isPrefixed(config) } };
}

/**
 * The languages of documents that have theirs in their names, in one folder.
 *
 * @param path The folder.
 */
export function languagesBeside(siteDir: string, path: string, written: HugoConfig): Languages | undefined {
  const { config, languages = '' } = written;
  const all = [...languagesOf(config, false), ...languagesOf(languages, true)];
  const main = readValue('defaultContentLanguage', config) ?? 'en';
  const others = all.filter(({ code }) => code !== main);
  const first = all.find(({ code }) => code === main) ?? { code: main, label: undefined };
  const found = languagesOfNames(
    siteDir,
    path,
    [first, ...others].map(({ code, label }) => ({ folder: code, tag: code, label })),
  );
  return found && { ...found, isPrefixed: isPrefixed(config) };
}

function isPrefixed(config: string): boolean {
  return readValue('defaultContentLanguageInSubdir', config) === 'true';
}

/**
 * The languages in a configuration in TOML (`[languages.fr]`), YAML or JSON.
 *
 * @param isOwn Whether the file contains only languages.
 */
function languagesOf(text: string, isOwn: boolean): HugoLanguage[] {
  const heading = isOwn ? /^[ \t]*\[[ \t]*([\w-]+)[ \t]*\]/ : /^[ \t]*\[[ \t]*languages\.([\w-]+)[ \t]*\]/;
  const tables = text.split(/^(?=[ \t]*\[)/m).flatMap((table): HugoLanguage[] => {
    const code = heading.exec(table)?.[1];
    const value = (key: string) => readValue(key, table);
    return code === undefined
      ? []
      : [
          languageOf(code, {
            contentDir: value('contentDir'),
            languageName: value('languageName'),
            label: value('label'),
          }),
        ];
  });
  if (tables.length > 0) return tables;
  const value = propertiesOf(readYaml(text));
  return Object.entries(propertiesOf(isOwn ? value : value.languages)).map(([code, one]) =>
    languageOf(code, propertiesOf(one)),
  );
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
