import { posix } from 'node:path';
import type { SiteConfig } from '../config/site-config.js';
import type { SiteLocale } from '../config/site-locale.js';

/** Content that may have translations. */
export interface TranslatedContent {
  /** Name of the kind of content. */
  readonly kind: string;
  /** Its id, if there are several of its kind. */
  readonly id?: string;
}

/** The folder of a locale's translations, relative to the site folder; undefined if the locale has none. */
export function translationsFolder({ i18n }: Pick<SiteConfig, 'i18n'>, { name, path }: SiteLocale): string | undefined {
  return i18n.localeConfigs[name]?.translate === false ? undefined : posix.join(i18n.path, path);
}

/**
 * The possible names of a kind's folder within a locale's: the id of its instance or the kind's name, and Docusaurus's
 * name.
 */
export function translatedFolders({ kind, id }: TranslatedContent): readonly [own: string, theirs: string] {
  const plugin = `docusaurus-plugin-content-${kind}`;
  return id === undefined || id === 'default' ? [kind, plugin] : [id, `${plugin}-${id}`];
}
