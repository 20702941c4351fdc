import { completeLocale, type UserConfig } from '@docsite/core';
import { docusaurusVersion, isBefore } from '../../load/docusaurus-version.js';

type I18n = NonNullable<UserConfig['i18n']>;
type LocaleConfigs = NonNullable<I18n['localeConfigs']>;

/** The settings that Docusaurus derives from a language differently than docsite. */
export type LocaleDefaults = Pick<LocaleConfigs[string], 'label' | 'direction' | 'calendar'>;

/**
 * The settings that Docusaurus derives from the name of a locale or, since 3.10, from the language that its pages
 * declare.
 *
 * @param htmlLang That language, if it is configured.
 */
export function localeDefaults(name: string, htmlLang: string | undefined, siteDir: string): LocaleDefaults {
  const language = isBefore(docusaurusVersion(siteDir), 3, 10) ? name : (htmlLang ?? name);
  const locale = knownLocale(language);
  const label = language === name ? undefined : labelOf(language);
  const direction = locale && directionOf(locale);
  const calendar = locale && calendarOf(locale);
  return {
    ...(label !== undefined && { label }),
    ...(direction !== undefined && direction !== completeLocale(name).direction && { direction }),
    ...(calendar !== undefined && calendar !== 'gregory' && { calendar }),
  };
}

/** Adds the settings that Docusaurus derives from each configured language. */
export function withLocaleDefaults(i18n: UserConfig['i18n'], siteDir: string): UserConfig['i18n'] {
  if (i18n === undefined) return undefined;
  const { locales = [], localeConfigs = {} } = i18n;
  const described = locales.map((name) => {
    const own = localeConfigs[name] ?? {};
    const htmlLang = typeof own.htmlLang === 'string' ? own.htmlLang : undefined;
    return [name, { ...localeDefaults(name, htmlLang, siteDir), ...own }];
  });
  return { ...i18n, localeConfigs: { ...localeConfigs, ...Object.fromEntries(described) } };
}

/** Engines provide facts about a locale in methods or, in earlier versions of V8, in properties. */
interface DescribedLocale extends Intl.Locale {
  readonly calendars?: readonly string[];
  readonly textInfo?: { readonly direction?: string };
  getCalendars?: () => string[];
  getTextInfo?: () => { readonly direction?: string };
}

function knownLocale(name: string): DescribedLocale | undefined {
  try {
    return new Intl.Locale(name);
  } catch {
    return undefined;
  }
}

function calendarOf(locale: DescribedLocale): string | undefined {
  return locale.calendar ?? (locale.getCalendars?.() ?? locale.calendars)?.[0];
}

function directionOf(locale: DescribedLocale): 'ltr' | 'rtl' {
  return (locale.getTextInfo?.() ?? locale.textInfo)?.direction === 'rtl' ? 'rtl' : 'ltr';
}

/** The language's own name for itself, or for the language that a longer name begins with. */
function labelOf(language: string): string {
  const [main = language, region] = language.split('-');
  for (const name of [language, `${main}-${region}`, main])
    try {
      const label = new Intl.DisplayNames(name, { type: 'language', fallback: 'code' }).of(name);
      if (label !== undefined) return label.charAt(0).toLocaleUpperCase(language) + label.slice(1);
    } catch {
      // not the name of a language
    }
  return language;
}
