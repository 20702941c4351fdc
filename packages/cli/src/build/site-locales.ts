import { posix } from 'node:path';
import { nearest, type SiteConfig, type SiteLocale } from '@docsite/core';
import { UsageError } from '../report/usage-error.js';

/** The locales of a site; the default one has no prefix. */
export function siteLocales(config: SiteConfig): SiteLocale[] {
  const { defaultLocale, locales, localeConfigs } = config.i18n;
  return locales.map((name) => {
    const locale = localeConfigs[name] as SiteConfig['i18n']['localeConfigs'][string];
    return {
      name,
      ...locale,
      baseUrl: name === defaultLocale ? config.baseUrl : posix.join(config.baseUrl, locale.path, '/'),
    };
  });
}

/** The locales to build: all, or the requested one, which then is the whole site and has no prefix. */
export function wantedLocales(config: SiteConfig, wanted: string | undefined): readonly SiteLocale[] {
  const locales = siteLocales(config);
  if (wanted === undefined) return locales;
  const found = locales.find((locale) => locale.name === wanted);
  if (found !== undefined) return [{ ...found, baseUrl: config.baseUrl }];
  const names = locales.map((locale) => locale.name);
  const near = nearest(wanted, names);
  throw new UsageError(
    `there is no locale '${wanted}'`,
    near === undefined ? `the locales are: ${names.join(', ')}` : `did you mean '${near}'?`,
  );
}
