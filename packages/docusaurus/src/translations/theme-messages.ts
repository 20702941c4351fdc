import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Messages, namesOfLanguage } from '@docsite/core';
import { installedFolder } from '../load/installed-package.js';

/**
 * The messages of Docusaurus's themes in a language or a related one, if their package is installed. There are none for
 * English, whose messages are in the code of the themes.
 */
export function themeMessages(siteDir: string, locale: string): Messages {
  const folder = installedFolder('@docusaurus/theme-translations', siteDir);
  if (folder === undefined) return {};
  for (const name of namesOfLanguage(locale)) {
    const files = jsonIn(join(folder, 'locales', name));
    if (files.length > 0) return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8'))));
  }
  return {};
}

function jsonIn(folder: string): string[] {
  try {
    return readdirSync(folder).flatMap((name) => (name.endsWith('.json') ? [join(folder, name)] : []));
  } catch {
    return [];
  }
}
