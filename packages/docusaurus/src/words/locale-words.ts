import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { type AdaptedConfig, type Finding, type Messages, once, readMessages, type UserConfig } from '@docsite/core';
import { i18nOf } from '../config/plugin-context.js';
import { labelsOf } from './theme-words.js';

/** The files that labels are read from, and the list that findings about them are added to. */
export interface SiteWordsOptions {
  /** The site folder, absolute. */
  readonly siteDir: string;
  /** The English words of Docusaurus's theme as labels of docsite's, a JSON file, absolute. */
  readonly wordsFile: string;
  /** Takes what is wrong with the files. */
  readonly findings: Finding[];
}

const codeTranslations = '@generated/codeTranslations';
const i18nFacts = '@generated/i18n';

/** Names of the modules that every site has in each of its languages. */
export const localeModuleNames: readonly string[] = [codeTranslations, i18nFacts];

/** What a site says in each locale: words of the theme, and those of its own code. */
export type LocaleWords = Pick<AdaptedConfig, 'labels' | 'localeModules'>;

/**
 * Reads `i18n/<locale>/code.json` of each locale: its messages of Docusaurus's theme become labels of docsite's, and
 * `translate()` in the site's code finds all of them. English labels are those of Docusaurus's theme; docsite has those
 * of other languages by itself.
 */
export function wordsOf(
  { i18n = {}, url, baseUrl = '/' }: UserConfig,
  { siteDir, wordsFile, findings }: SiteWordsOptions,
): LocaleWords {
  const { defaultLocale = 'en', locales = [defaultLocale], localeConfigs = {}, path = 'i18n' } = i18n;
  const english = once(() => JSON.parse(readFileSync(wordsFile, 'utf8')) as Messages);
  const read = (name: string): Messages => {
    const { path: folder = name, translate = true } = localeConfigs[name] ?? {};
    return translate ? readMessages({ siteDir, paths: [posix.join(path, folder, 'code.json')], findings }) : {};
  };
  const words = locales.map((name) => {
    const messages = read(name);
    const isEnglish = name.split('-')[0] === 'en';
    return { name, messages, labels: { ...(isEnglish && english()), ...labelsOf(messages) } };
  });
  return {
    labels: Object.fromEntries(words.map(({ name, labels }) => [name, labels])),
    localeModules: Object.fromEntries(
      words.map(({ name, messages }) => [
        name,
        {
          [codeTranslations]: messages,
          [i18nFacts]: i18nOf(i18n, { url, baseUrl, currentLocale: name }),
        },
      ]),
    ),
  };
}

/** Words, with values of other modules in each locale. */
export function withValues(
  words: LocaleWords,
  values: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): LocaleWords {
  const entries = Object.entries(words.localeModules ?? {});
  return {
    ...words,
    localeModules: Object.fromEntries(entries.map(([name, own]) => [name, { ...own, ...values[name] }])),
  };
}
