import { posix } from 'node:path';
import type { SiteConfig } from '../config/site-config.js';
import type { SiteLocale } from '../config/site-locale.js';

/** Content that may be translated. */
export interface TranslatedContent {
  /** Name of the kind of content. */
  readonly kind: string;
  /** Which of several of its kind it is. */
  readonly id?: string;
}

/** The folder of a locale's translations, relative to the site folder; absent where the locale has none. */
export function translationsFolder({ i18n }: Pick<SiteConfig, 'i18n'>, { name, path }: SiteLocale): string | undefined {
  return i18n.localeConfigs[name]?.translate === false ? undefined : posix.join(i18n.path, path);
}

/**
 * The names that the folder of a kind's translations may have in that of the locale: the id of its instance, else the
 * kind's name, and what Docusaurus calls it.
 */
export function translatedFolders({ kind, id }: TranslatedContent): readonly [own: string, theirs: string] {
  const plugin = `docusaurus-plugin-content-${kind}`;
  return id === undefined || id === 'default' ? [kind, plugin] : [id, `${plugin}-${id}`];
}
