import { posix } from 'node:path';
import type { LocaleConfig, SiteConfig } from './site-config.js';

/** A locale of a site, and where it is served. */
export interface SiteLocale extends LocaleConfig {
  readonly name: string;
  /** Base URL of this locale: the default locale has no prefix. */
  readonly baseUrl: string;
}

/** The locales of a site; the default one has no prefix, unless it says so. */
export function siteLocales(config: Pick<SiteConfig, 'i18n' | 'baseUrl'>): SiteLocale[] {
  const { defaultLocale, locales, localeConfigs } = config.i18n;
  return locales.map((name) => {
    const locale = localeConfigs[name] as LocaleConfig;
    const inferred = name === defaultLocale ? config.baseUrl : posix.join(config.baseUrl, locale.path, '/');
    return { name, ...locale, baseUrl: locale.baseUrl ?? inferred };
  });
}

/**
 * The folder of a locale's files in the output, without slashes at its ends; empty for the root. That of a locale which is not served
 * below the site has the name of its path, as with Docusaurus.
 */
export function localeFolder({ baseUrl }: Pick<SiteLocale, 'baseUrl'>, site: Pick<SiteConfig, 'baseUrl'>): string {
  const path = baseUrl.startsWith(site.baseUrl) ? baseUrl.slice(site.baseUrl.length) : baseUrl.slice(1);
  return path.replace(/\/$/, '');
}

/** What the paths of a locale's files in the output begin with: its folder with a slash, or nothing for the root. */
export function localePrefix(locale: Pick<SiteLocale, 'baseUrl'>, site: Pick<SiteConfig, 'baseUrl'>): string {
  const folder = localeFolder(locale, site);
  return folder === '' ? '' : `${folder}/`;
}
