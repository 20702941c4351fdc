import { didYouMean, type SiteConfig, type SiteLocale, siteLocales } from '@docsite/core';
import { UsageError } from '../../report/errors/usage-error.js';

/**
 * The locales to build: all, or the requested one, which then is the whole site and has no prefix unless configured.
 */
export function wantedLocales(config: SiteConfig, wanted: string | undefined): readonly SiteLocale[] {
  const locales = siteLocales(config);
  if (wanted === undefined) return locales;
  const found = locales.find((locale) => locale.name === wanted);
  if (found !== undefined) {
    const { folder: _, ...locale } = found;
    return [{ ...locale, baseUrl: aloneUrl(config, wanted) }];
  }
  const names = locales.map((locale) => locale.name);
  throw new UsageError(
    `there is no locale '${wanted}'`,
    didYouMean(wanted, names) ?? `the locales are: ${names.join(', ')}`,
  );
}

/**
 * The locales that pages link to: all, or, if only one is built, those with an origin of their own, which are served
 * with the same paths.
 */
export function linkedLocales(config: SiteConfig, wanted: string | undefined): readonly SiteLocale[] {
  const locales = siteLocales(config);
  const own = locales.find(({ name }) => name === wanted);
  if (own === undefined) return locales;
  return locales
    .filter(({ name, url }) => name === wanted || url !== own.url)
    .map(({ folder: _, ...locale }) => ({ ...locale, baseUrl: aloneUrl(config, locale.name) }));
}

/** The base URL of a locale that is built alone: without a prefix unless configured. */
function aloneUrl(config: SiteConfig, name: string): string {
  return config.i18n.localeConfigs[name]?.baseUrl ?? config.baseUrl;
}
