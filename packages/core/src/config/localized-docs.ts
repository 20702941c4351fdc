import { posix } from 'node:path';
import { isInside } from '../site-path.js';
import type { DocsConfig, SiteConfig } from './site-config.js';
import { type SiteLocale, siteLocales } from './site-locale.js';

/**
 * The configured folder of a locale's current documents, relative to the site folder; undefined if it is the default
 * locale, or if translations are in `i18n`.
 */
export function localizedDocs(
  { localizedPath }: Pick<DocsConfig, 'localizedPath'>,
  { name, path }: Pick<SiteLocale, 'name' | 'path'>,
  { i18n }: Pick<SiteConfig, 'i18n'>,
): string | undefined {
  const isOriginal = name === i18n.defaultLocale || i18n.localeConfigs[name]?.translate === false;
  return localizedPath === undefined || isOriginal ? undefined : folderOfLocale(localizedPath, path);
}

/** A configured folder of translations, in which `{locale}` stands for the path of a language. */
export function folderOfLocale(localizedPath: string, path: string): string {
  return posix.normalize(localizedPath.replaceAll('{locale}', path));
}

/** The folders of translations that are inside of a folder of documents, relative to that. */
export function localesInside(
  folder: string,
  docs: Pick<DocsConfig, 'localizedPath'>,
  config: Pick<SiteConfig, 'i18n' | 'baseUrl' | 'url'>,
): string[] {
  if (docs.localizedPath === undefined) return [];
  const folders = siteLocales(config).map((locale) => localizedDocs(docs, locale, config));
  return folders.flatMap((path) =>
    path !== undefined && isInside(path, folder) ? [posix.relative(folder, path)] : [],
  );
}

/** The ends of names, before the ending, that say the language of a document, such as `.fr`. */
export interface LanguageSuffixes {
  /** That of the language which is scanned. */
  readonly own: string;
  /** That of the language of the sources, which is the own one for these. */
  readonly original: string;
  /** Those of all other languages. */
  readonly others: readonly string[];
}

/** The suffixes of the languages of documents, if translations stand beside them; undefined for a single language. */
export function suffixesOf(
  { localizedSuffix }: Pick<DocsConfig, 'localizedSuffix'>,
  { name, path }: Pick<SiteLocale, 'name' | 'path'>,
  { i18n }: Pick<SiteConfig, 'i18n'>,
): LanguageSuffixes | undefined {
  if (!localizedSuffix) return undefined;
  const { defaultLocale, locales, localeConfigs } = i18n;
  const suffixOf = (locale: string) => `.${localeConfigs[locale]?.path ?? locale}`;
  const original = suffixOf(defaultLocale);
  const own = localeConfigs[name]?.translate === false ? original : `.${path}`;
  return { own, original, others: locales.map(suffixOf).filter((suffix) => suffix !== own && suffix !== original) };
}
