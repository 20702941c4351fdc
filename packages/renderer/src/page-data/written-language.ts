import { localizedDocs, type Page, type PageDataBase, type Site, translationsFolder } from '@docsite/core';

/** The language of a document that is not translated into that of its locale, for screen readers and text layout. */
export function writtenLanguage(
  page: Page,
  { config, locale }: Pick<Site, 'config' | 'locale'>,
): PageDataBase['writtenIn'] {
  const { defaultLocale, localeConfigs } = config.i18n;
  const sources = localeConfigs[defaultLocale];
  if (!('source' in page) || sources === undefined || sources.htmlLang === locale.htmlLang) return undefined;
  const folders = [
    translationsFolder(config, locale),
    ...config.docs.map((docs) => localizedDocs(docs, locale, config)),
  ];
  const isTranslated = folders.some((folder) => folder !== undefined && page.source.startsWith(`${folder}/`));
  if (locale.name === defaultLocale || isTranslated) return undefined;
  return { lang: sources.htmlLang, dir: sources.direction };
}
