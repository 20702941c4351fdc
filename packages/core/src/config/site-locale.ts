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

/** The folder of a locale's files in the output, without slashes at its ends; empty for the root. */
export function localeFolder({ baseUrl }: Pick<SiteLocale, 'baseUrl'>, site: Pick<SiteConfig, 'baseUrl'>): string {
  return baseUrl.slice(site.baseUrl.length).replace(/\/$/, '');
}
