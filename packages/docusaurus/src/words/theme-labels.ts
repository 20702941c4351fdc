import { readFileSync } from 'node:fs';
import type { UserConfig } from '@docsite/core';

/**
 * Words of docsite's theme as the theme of Docusaurus has them, by locale: those in English. docsite has them in other languages
 * by itself.
 */
export function themeLabels({ i18n }: UserConfig, wordsFile: string): Record<string, Record<string, string>> {
  const { defaultLocale = 'en', locales = [defaultLocale] } = i18n ?? {};
  const english = locales.filter((name) => new Intl.Locale(name).language === 'en');
  if (english.length === 0) return {};
  const words = JSON.parse(readFileSync(wordsFile, 'utf8')) as Record<string, string>;
  return Object.fromEntries(english.map((name) => [name, words]));
}
