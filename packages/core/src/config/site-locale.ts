import { posix } from 'node:path';
import type { LocaleConfig, SiteConfig } from './site-config.js';

/** A locale of a site, and where it is served. */
export interface SiteLocale extends Omit<LocaleConfig, 'site'> {
  readonly name: string;
  /** Base URL of this locale: the default locale has no prefix. */
  readonly baseUrl: string;
  /**
   * The folder of its files if that does not follow from the base URL, because another locale has the same base URL at
   * another `url`.
   */
  readonly folder?: string;
}

/**
 * The locales of a site. The default locale has no prefix unless configured; the site's `url` applies to locales
 * without their own.
 */
export function siteLocales(config: Pick<SiteConfig, 'i18n' | 'baseUrl' | 'url'>): SiteLocale[] {
  const { defaultLocale, locales, localeConfigs } = config.i18n;
  const all = locales.map((name): SiteLocale => {
    const { url = config.url, site: _, ...locale } = localeConfigs[name] as LocaleConfig;
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
 * The output folder of a locale, without slashes at its ends; empty for the root. A locale that is not served below the
 * site uses the name of its path, as in Docusaurus.
 */
export function localeFolder(
  { baseUrl, folder }: Pick<SiteLocale, 'baseUrl' | 'folder'>,
  site: Pick<SiteConfig, 'baseUrl'>,
): string {
  if (folder !== undefined) return folder;
  const path = baseUrl.startsWith(site.baseUrl) ? baseUrl.slice(site.baseUrl.length) : baseUrl.slice(1);
  return path.replace(/\/$/, '');
}

/** The prefix of a locale's output paths: its folder with a slash, or an empty string for the root. */
export function localePrefix(
  locale: Pick<SiteLocale, 'baseUrl' | 'folder'>,
  site: Pick<SiteConfig, 'baseUrl'>,
): string {
  const folder = localeFolder(locale, site);
  return folder === '' ? '' : `${folder}/`;
}
