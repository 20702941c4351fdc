import type { UserConfig } from '@docsite/core';
import type { Keys } from '../../keys.js';
import { localeDefaults } from './locale-defaults.js';
import { originOf } from './origin-of.js';
import { basePath } from './site-path.js';

/** The languages of a site. */
export function localesOf(config: Keys, siteDir: string): UserConfig['i18n'] {
  if (!config.has('i18n')) return undefined;
  const i18n = config.within('i18n');
  const baseUrl = config.text('baseUrl') ?? '/';
  const configs = i18n.within('localeConfigs');
  const names = i18n.texts('locales') ?? [];
  // sites that build only some of their languages describe all of them
  configs.skip(...configs.names().filter((name) => !names.includes(name)));
  const described = names.flatMap((name): [string, object][] => {
    const locale = configs.within(name);
    const htmlLang = locale.text('htmlLang');
    const usual = localeDefaults(name, htmlLang, siteDir);
    if (!configs.has(name)) return Object.keys(usual).length === 0 ? [] : [[name, usual]];
    const own = {
      label: locale.text('label') ?? usual.label,
      direction: locale.text('direction') ?? usual.direction,
      htmlLang,
      calendar: locale.text('calendar') ?? usual.calendar,
      path: locale.text('path'),
      baseUrl: addressOf(name, { locale, i18n, baseUrl }),
      url: originOf(locale.text('url')),
      translate: locale.flag('translate'),
    };
    return [[name, own]];
  });
  return {
    defaultLocale: i18n.text('defaultLocale'),
    locales: i18n.texts('locales'),
    path: i18n.text('path'),
    // Docusaurus lists the sources, and looks up the translation of each
    ownPages: false,
    localeConfigs: Object.fromEntries(described),
  } as UserConfig['i18n'];
}

/** Whether a site has no language but its default one. */
export function isInOneLanguage(config: Keys): boolean {
  return (config.within('i18n').texts('locales') ?? []).length < 2;
}

interface LocaleSite {
  /** The configured options of the locale. */
  readonly locale: Keys;
  readonly i18n: Keys;
  readonly baseUrl: string;
}

/**
 * The base URL of a locale, if it differs from docsite's default: addresses contain the locale's name, not its `path`.
 */
function addressOf(name: string, { locale, i18n, baseUrl }: LocaleSite): string | undefined {
  const own = locale.text('baseUrl');
  if (own !== undefined) return basePath(own);
  const isPlain = !locale.has('path') || name === i18n.text('defaultLocale');
  return isPlain ? undefined : basePath(`${baseUrl}/${name}`);
}
