import { isTranslation, type Page, type PageDataBase, type Site } from '@docsite/core';

/** The language of a document that is not translated into that of its locale, for screen readers and text layout. */
export function writtenLanguage(
  page: Page,
  { config, locale, sourceRoots }: Pick<Site, 'config' | 'locale' | 'sourceRoots'>,
): PageDataBase['writtenIn'] {
  const { defaultLocale, localeConfigs } = config.i18n;
  const sources = localeConfigs[defaultLocale];
  if (!('source' in page) || sources === undefined || sources.htmlLang === locale.htmlLang) return undefined;
  const { source } = page;
  if (locale.name === defaultLocale || sourceRoots.some((root) => isTranslation(source, root))) return undefined;
  return { lang: sources.htmlLang, dir: sources.direction };
}
