import { posix } from 'node:path';
import type { LocaleConfig, SiteConfig } from './site-config.js';

/** A locale of a site, and where it is served. */
export interface SiteLocale extends LocaleConfig {
  readonly name: string;
  /** Base URL of this locale: the default locale has no prefix. */
  readonly baseUrl: string;
  /**
   * The folder of its files where that does not follow from the base URL, as another locale has the same at another
   * `url`.
   */
  readonly folder?: string;
}

/**
 * The locales of a site; the default one has no prefix, unless it says so. Each has the `url` of the site where it has
 * none of its own.
 */
export function siteLocales(config: Pick<SiteConfig, 'i18n' | 'baseUrl' | 'url'>): SiteLocale[] {
  const { defaultLocale, locales, localeConfigs } = config.i18n;
  const all = locales.map((name): SiteLocale => {
    const { url = config.url, ...locale } = localeConfigs[name] as LocaleConfig;
    const inferred = name === defaultLocale ? config.baseUrl : posix.join(config.baseUrl, locale.path, '/');
    return { name, ...locale, ...(url !== undefined && { url }), baseUrl: locale.baseUrl ?? inferred };
  });
  const [first, ...others] = [...all].sort(
    (a, b) => Number(b.name === defaultLocale) - Number(a.name === defaultLocale),
  );
  const apart = others.filter((locale, index) =>
    [first, ...others.slice(0, index)].some((other) => other?.baseUrl === locale.baseUrl && other.url !== locale.url),
  );
  return all.map((locale) => (apart.includes(locale) ? { ...locale, folder: locale.path } : locale));
}

/**
 * The folder of a locale's files in the output, without slashes at its ends; empty for the root. That of a locale which
 * is not served below the site has the name of its path, as with Docusaurus.
 */
export function localeFolder(
  { baseUrl, folder }: Pick<SiteLocale, 'baseUrl' | 'folder'>,
  site: Pick<SiteConfig, 'baseUrl'>,
): string {
  if (folder !== undefined) return folder;
  const path = baseUrl.startsWith(site.baseUrl) ? baseUrl.slice(site.baseUrl.length) : baseUrl.slice(1);
  return path.replace(/\/$/, '');
}

/** What the paths of a locale's files in the output begin with: its folder with a slash, or nothing for the root. */
export function localePrefix(
  locale: Pick<SiteLocale, 'baseUrl' | 'folder'>,
  site: Pick<SiteConfig, 'baseUrl'>,
): string {
  const folder = localeFolder(locale, site);
  return folder === '' ? '' : `${folder}/`;
}
