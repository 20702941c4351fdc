import type { SiteConfig, SiteLocale } from '../packages/core/src/index.js';

function locale(name: string, path = name) {
  return { label: name, direction: 'ltr', htmlLang: name, calendar: 'gregory', path } as const;
}

export const localeConfigs = { en: locale('en'), de: locale('de'), fr: locale('fr', 'french') };

/** As much of a configuration as its languages follow from: French has a path of its own. */
export const config = {
  baseUrl: '/base/',
  i18n: { defaultLocale: 'en', locales: ['en', 'de', 'fr'], localeConfigs },
} as unknown as SiteConfig;

/** Each language, and where it is served. */
export function addressesOf(locales: readonly SiteLocale[]): [name: string, baseUrl: string][] {
  return locales.map(({ name, baseUrl }) => [name, baseUrl]);
}
