import { readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import {
  type AdaptedConfig,
  type Finding,
  labelsOfLanguage,
  type Messages,
  once,
  readMessages,
  type UserConfig,
} from '@docsite/core';
import { i18nOf } from '../config/plugins/context-i18n.js';
import { englishMessages } from './english-messages.js';
import { labelsOf } from './theme-labels.js';
import { themeMessages } from './theme-messages.js';

/** The files that labels are read from, and the list that receives findings about them. */
export interface TextSources {
  /** The site folder, absolute. */
  readonly siteDir: string;
  /** The English labels of Docusaurus's theme as labels of docsite's, a JSON file, absolute. */
  readonly labelsFile: string;
  /** Receives findings about the files. */
  readonly findings: Finding[];
  /** Whether code of the site may use the theme's message with this id. */
  readonly mayAsk: (id: string) => boolean;
  /** Messages of plugins, by locale. */
  readonly ofPlugins: Readonly<Record<string, Messages>>;
}

const codeTranslations = '@generated/codeTranslations';
const i18nFacts = '@generated/i18n';

/** Names of the modules that every site has in each language. */
export const localeModuleNames: readonly string[] = [codeTranslations, i18nFacts];

/** A site's texts in each locale: labels of the theme, and those of its own code. */
export type LocaleTexts = Pick<AdaptedConfig, 'labels' | 'localeModules'>;

/**
 * Reads `i18n/<locale>/code.json` of each locale: messages of Docusaurus's theme become labels of docsite's, and
 * `translate()` finds all messages, those of plugins, and those of the theme that it may ask for. In other languages
 * than English, messages of the installed theme become labels, too. docsite has its own labels for the languages that
 * Docusaurus has. What these lack, as all labels in English, is as in Docusaurus's theme.
 */
export function localeTexts(
  { i18n = {}, url, baseUrl = '/' }: UserConfig,
  { siteDir, labelsFile, findings, mayAsk, ofPlugins }: TextSources,
): LocaleTexts {
  const { defaultLocale = 'en', locales = [defaultLocale], localeConfigs = {}, path = 'i18n' } = i18n;
  const english = once(() => ({
    ...(JSON.parse(readFileSync(labelsFile, 'utf8')) as Messages),
    ...labelsOf(englishMessages(siteDir)),
  }));
  const read = (name: string): Messages => {
    // also without `translate`, which is about content
    const { path: folder = name } = localeConfigs[name] ?? {};
    return readMessages({ siteDir, paths: [posix.join(path, folder, 'code.json')], findings });
  };
  const labels: Record<string, Messages> = {};
  const localeModules: Record<string, Record<string, unknown>> = {};
  for (const name of locales) {
    const messages = read(name);
    const theirs = themeMessages(siteDir, name);
    const asked = Object.entries(theirs).filter(([id]) => mayAsk(id));
    // a label may be made of several messages, of which the site has only some
    labels[name] = {
      ...without(english(), labelsOfLanguage(name, dirname(labelsFile))),
      ...labelsOf({ ...theirs, ...messages }),
    };
    localeModules[name] = {
      [codeTranslations]: { ...Object.fromEntries(asked), ...ofPlugins[name], ...messages },
      [i18nFacts]: i18nOf(i18n, { url, baseUrl, currentLocale: name }),
    };
  }
  return { labels, localeModules };
}

/** The messages whose ids the others do not have. */
function without(messages: Messages, others: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).filter(([id]) => !(id in others)));
}

/** Adds values of other modules to the texts in each locale. */
export function withValues(
  texts: LocaleTexts,
  ...values: readonly Readonly<Record<string, Readonly<Record<string, unknown>>>>[]
): LocaleTexts {
  const entries = Object.entries(texts.localeModules ?? {});
  const added = (name: string) => Object.assign({}, ...values.map((list) => list[name]));
  return {
    ...texts,
    localeModules: Object.fromEntries(entries.map(([name, own]) => [name, { ...own, ...added(name) }])),
  };
}
