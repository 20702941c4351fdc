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
  return localizedPath === undefined || isOriginal
    ? undefined
    : posix.normalize(localizedPath.replaceAll('{locale}', path));
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
