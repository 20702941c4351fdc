import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { didYouMean, type Finding, finding, type SiteLocale } from '@docsite/core';
import { defaultLabels, type Labels } from '../template/index.js';

/** The theme's words in a locale, and what is wrong with their file. */
export interface LocaleLabels {
  readonly labels: Labels;
  readonly findings: readonly Finding[];
}

/** Reads the theme's words: the default ones, replaced where `i18n/<locale>/labels.json` translates them. */
export function readLabels(siteDir: string, locale: SiteLocale): LocaleLabels {
  const file = `i18n/${locale.path}/labels.json`;
  const place = { file, line: 1, column: 1 };
  const text = readIfThere(join(siteDir, file));
  if (text === undefined) return { labels: defaultLabels, findings: [] };
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new Error('it is not an object of labels');
    const entries = Object.entries(value as Record<string, unknown>);
    const isRight = ([name, words]: [string, unknown]): boolean =>
      Object.hasOwn(defaultLabels, name) && typeof words === 'string';
    const findings = entries
      .filter((entry) => !isRight(entry))
      .map(([name]) => finding('labels-file', place, ...problemOf(name)));
    return { labels: { ...defaultLabels, ...Object.fromEntries(entries.filter(isRight)) }, findings };
  } catch (error) {
    return {
      labels: defaultLabels,
      findings: [
        finding(
          'labels-file',
          place,
          `cannot read the labels: ${error instanceof SyntaxError ? 'it is not valid JSON' : (error as Error).message}`,
        ),
      ],
    };
  }
}

function problemOf(name: string): [message: string, hint?: string] {
  if (Object.hasOwn(defaultLabels, name)) return [`the label '${name}' is not text`];
  const hint = didYouMean(name, Object.keys(defaultLabels));
  return hint === undefined ? [`unknown label '${name}'`] : [`unknown label '${name}'`, hint];
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
