import type { UserConfig } from '@docsite/core';
import type { Keys } from '../keys.js';

/** The languages of a site. */
export function localesOf(config: Keys): UserConfig['i18n'] {
  if (!config.has('i18n')) return undefined;
  const i18n = config.within('i18n');
  const configs = i18n.within('localeConfigs');
  const described = configs.names().map((name) => {
    const locale = configs.within(name);
    return [
      name,
      {
        label: locale.text('label'),
        direction: locale.text('direction'),
        htmlLang: locale.text('htmlLang'),
        calendar: locale.text('calendar'),
        path: locale.text('path'),
        translate: locale.flag('translate'),
      },
    ];
  });
  return {
    defaultLocale: i18n.text('defaultLocale'),
    locales: i18n.texts('locales'),
    path: i18n.text('path'),
    localeConfigs: Object.fromEntries(described),
  } as UserConfig['i18n'];
}
