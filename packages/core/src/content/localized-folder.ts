import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { SiteInLocale } from '../config/site-in-locale.js';
import { type TranslatedContent, translatedFolders, translationsFolder } from '../translations/translations-folder.js';

/** Content that may have translations. */
export interface LocalizedContent extends TranslatedContent {
  readonly version?: string;
}

/** The folder with a locale's translations: `i18n/<locale>/<id>/<version>`, or the name that Docusaurus uses. */
export function localizedFolder(
  { siteDir, config, locale }: SiteInLocale,
  content: LocalizedContent,
): string | undefined {
  const folder = translationsFolder(config, locale);
  if (folder === undefined) return undefined;
  const version = content.version === undefined ? '' : versionFolder(content.version);
  return translatedFolders(content)
    .map((name) => posix.join(folder, name, version))
    .find((path) => existsSync(join(siteDir, path)));
}

/** The name of a version's folder among translations, which is also the name of the file with its labels. */
export function versionFolder(version: string): string {
  return version === 'current' ? 'current' : `version-${version}`;
}
