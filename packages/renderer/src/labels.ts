import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { didYouMean, type Finding, finding, type SiteLocale } from '@docsite/core';
import { defaultLabels, type Labels } from './template/index.js';

/** The theme's words in a locale: the default ones, replaced where `i18n/<locale>/labels.json` translates them. */
export function readLabels(siteDir: string, locale: SiteLocale): { readonly labels: Labels; readonly findings: readonly Finding[] } {
  const file = `i18n/${locale.path}/labels.json`;
  const place = { file, line: 1, column: 1 };
  const text = readIfThere(join(siteDir, file));
  if (text === undefined) return { labels: defaultLabels, findings: [] };
  try {
    const entries = Object.entries(JSON.parse(text) as Record<string, unknown>);
    const unknown = entries.filter(([name, value]) => !(name in defaultLabels) || typeof value !== 'string').map(([name]) => name);
    const findings = unknown.map((name) =>
      finding('labels-file', place, `unknown label '${name}', or one that is not text`, didYouMean(name, Object.keys(defaultLabels))),
    );
    return { labels: { ...defaultLabels, ...Object.fromEntries(entries.filter(([name]) => !unknown.includes(name))) }, findings };
  } catch (error) {
    return { labels: defaultLabels, findings: [finding('labels-file', place, `cannot read the labels: ${(error as Error).message}`)] };
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
