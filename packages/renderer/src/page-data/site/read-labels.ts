import { join } from 'node:path';
import {
  didYouMean,
  type Finding,
  finding,
  JsonError,
  labelsOfLanguage,
  messageOf,
  parseJson,
  placeOf,
  type SiteConfig,
  type SiteLocale,
  translationsFolder,
  yamlPlaces,
} from '@docsite/core';
import { readText } from '@docsite/core/process';
import { defaultLabels, type Labels } from '../../template/index.js';

/** The theme's labels in a locale, and problems with their file. */
export interface LocaleLabels {
  readonly labels: Labels;
  readonly findings: readonly Finding[];
}

type Texts = Readonly<Record<string, string>>;

/** Sources of labels besides the site's `labels.json`: docsite's own, overridden by those in `given`. */
export interface LabelSources {
  readonly config: Pick<SiteConfig, 'i18n'>;
  /** Folder with the theme's labels in all languages that docsite has, absolute: `de.json`. */
  readonly labelsDir: string;
  /** Labels that the site provides otherwise, by locale. */
  readonly given?: Readonly<Record<string, Texts>> | undefined;
}

/**
 * Reads the theme's labels: in English, overridden by docsite's labels in the locale's language, by those that the site
 * provides, and by the translations in `i18n/<locale>/labels.json`.
 */
export function readLabels(siteDir: string, locale: SiteLocale, sources: LabelSources): LocaleLabels {
  const { labelsDir, given, config } = sources;
  const folder = translationsFolder(config, locale);
  const own = folder === undefined ? noLabels : readOwnLabels(siteDir, `${folder}/labels.json`);
  const ofLanguage = labelsOfLanguage(locale.name, labelsDir);
  const labels = { ...defaultLabels, ...ofLanguage, ...given?.[locale.name], ...own.labels };
  return { labels, findings: own.findings };
}

interface OwnLabels {
  readonly labels: Texts;
  readonly findings: readonly Finding[];
}

const noLabels: OwnLabels = { labels: {}, findings: [] };

function readOwnLabels(siteDir: string, file: string): OwnLabels {
  const place = placeOf(file);
  const text = readText(join(siteDir, file));
  if (text === undefined) return noLabels;
  try {
    const value = parseJson(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new Error('it is not an object of labels');
    const entries = Object.entries(value);
    const isRight = (entry: [string, unknown]): entry is [string, string] =>
      Object.hasOwn(defaultLabels, entry[0]) && typeof entry[1] === 'string';
    const findings = entries
      .filter((entry) => !isRight(entry))
      .map(([name]) => finding('labels-file', { file, ...yamlPlaces(text)([name], 'key') }, ...problemOf(name)));
    return { labels: Object.fromEntries(entries.filter(isRight)), findings };
  } catch (error) {
    const at = error instanceof JsonError ? { file, line: error.line, column: error.column } : place;
    return {
      labels: {},
      findings: [finding('labels-file', at, `cannot read the labels: ${messageOf(error)}`)],
    };
  }
}

function problemOf(name: string): [message: string, hint?: string] {
  if (Object.hasOwn(defaultLabels, name)) return [`the label '${name}' is not text`];
  const hint = didYouMean(name, Object.keys(defaultLabels));
  return hint === undefined ? [`unknown label '${name}'`] : [`unknown label '${name}'`, hint];
}
