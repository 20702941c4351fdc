import { completeLocale, propertiesOf, type UserConfig } from '@docsite/core';
import { Keys } from '../../keys.js';

/** The languages, as far as they can be read; other keys are reported along with those of other parts. */
export function readI18n(value: unknown): UserConfig['i18n'] {
  const keys = Keys.of(value);
  const described = keys.within('localeConfigs');
  const localeConfigs = described.names().flatMap((name): [string, object][] => {
    const { path, ...config } = propertiesOf(described.any(name));
    return [[name, { ...config, ...(typeof path === 'string' && { path }) }]];
  });
  return {
    defaultLocale: keys.text('defaultLocale'),
    locales: keys.texts('locales'),
    path: keys.text('path'),
    localeConfigs: Object.fromEntries(localeConfigs),
  } as UserConfig['i18n'];
}

/** Where a site is served, and the language in which its code runs. */
export interface I18nSite {
  readonly url?: unknown;
  readonly baseUrl: string;
  readonly currentLocale?: string;
}

/** The languages of a site in the form that its code receives. */
export function i18nOf(i18n: UserConfig['i18n'], { url, baseUrl, currentLocale }: I18nSite) {
  const defaultLocale = i18n?.defaultLocale ?? 'en';
  const locales = i18n?.locales ?? [defaultLocale];
  const localeConfigs = Object.fromEntries(
    locales.map((name) => [
      name,
      {
        url,
        baseUrl: name === defaultLocale ? baseUrl : `${baseUrl}${name}/`,
        ...completeLocale(name, i18n?.localeConfigs?.[name]),
      },
    ]),
  );
  return {
    defaultLocale,
    currentLocale: currentLocale ?? defaultLocale,
    locales,
    localeConfigs,
    path: i18n?.path ?? 'i18n',
  };
}
