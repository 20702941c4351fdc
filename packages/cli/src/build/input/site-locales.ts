import { nearest, type SiteConfig, type SiteLocale, siteLocales } from '@docsite/core';
import { UsageError } from '../../report/usage-error.js';

/**
 * The locales to build: all, or the requested one, which then is the whole site and has no prefix unless configured.
 */
export function wantedLocales(config: SiteConfig, wanted: string | undefined): readonly SiteLocale[] {
  const locales = siteLocales(config);
  if (wanted === undefined) return locales;
  const found = locales.find((locale) => locale.name === wanted);
  if (found !== undefined) {
    const { folder: _, ...locale } = found;
    return [{ ...locale, baseUrl: config.i18n.localeConfigs[wanted]?.baseUrl ?? config.baseUrl }];
  }
  const names = locales.map((locale) => locale.name);
  const near = nearest(wanted, names);
  throw new UsageError(
    `there is no locale '${wanted}'`,
    near === undefined ? `the locales are: ${names.join(', ')}` : `did you mean '${near}'?`,
  );
}
