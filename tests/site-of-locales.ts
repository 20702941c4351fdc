import type { SiteConfig, SiteLocale } from '../packages/core/src/index.js';

function locale(name: string, path = name) {
  return { label: name, direction: 'ltr', htmlLang: name, calendar: 'gregory', path } as const;
}

export const localeConfigs = { en: locale('en'), de: locale('de'), fr: locale('fr', 'french') };

/** The part of a configuration that determines its languages: French has a path of its own. */
export const config = {
  baseUrl: '/base/',
  i18n: { defaultLocale: 'en', locales: ['en', 'de', 'fr'], localeConfigs },
} as unknown as SiteConfig;

/** The base URL of each language. */
export function addressesOf(locales: readonly SiteLocale[]): [name: string, baseUrl: string][] {
  return locales.map(({ name, baseUrl }) => [name, baseUrl]);
}
