import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { SiteConfig } from '../config/site-config.js';
import type { SiteLocale } from '../config/site-locale.js';
import { type TranslatedContent, translatedFolders, translationsFolder } from '../translations/translations-folder.js';

/** Content that may be translated. */
export interface LocalizedContent extends TranslatedContent {
  readonly version?: string;
}

/**
 * The folder of a locale's translations: `i18n/<locale>/<id>/<version>`, or under the name that Docusaurus gives it.
 */
export function localizedFolder(
  siteDir: string,
  locale: SiteLocale,
  config: SiteConfig,
  content: LocalizedContent,
): string | undefined {
  const folder = translationsFolder(config, locale);
  if (folder === undefined) return undefined;
  const version = content.version === undefined ? '' : versionFolder(content.version);
  return translatedFolders(content)
    .map((name) => posix.join(folder, name, version))
    .find((path) => existsSync(join(siteDir, path)));
}

/** The folder of a version in that of the translations of its docs; the file of its labels has its name, too. */
export function versionFolder(version: string): string {
  return version === 'current' ? 'current' : `version-${version}`;
}
