import type { SiteLocale } from '../config/site-locale.js';
import type { PageBase } from '../content/page.js';
import { type Finding, finding } from '../diagnostic.js';

/** Reports pages of the default locale whose routes are in the folder of another locale. */
export function checkLocaleRoutes(
  pages: readonly Pick<PageBase, 'route' | 'place'>[],
  own: SiteLocale,
  locales: readonly SiteLocale[],
): Finding[] {
  return locales.flatMap((locale) => {
    const folder = folderBelow(locale, own);
    if (folder === undefined) return [];
    const { name } = locale;
    const hint = `give the page another 'slug', or the locale another path: i18n: { localeConfigs: { '${name}': { path: '…' } } }`;
    return pages
      .filter(({ route }) => `${route}/`.startsWith(folder))
      .map(({ route, place }) =>
        finding('duplicate-route', place, `the route '${route}' belongs to the locale '${name}'`, hint),
      );
  });
}

/** The folder of a locale relative to that of another one; undefined if it is not inside. */
function folderBelow({ name, baseUrl, folder }: SiteLocale, own: SiteLocale): string | undefined {
  if (name === own.name || own.folder !== undefined) return undefined;
  if (baseUrl === own.baseUrl) return folder === undefined ? undefined : `/${folder}/`;
  return baseUrl.startsWith(own.baseUrl) ? `/${baseUrl.slice(own.baseUrl.length)}` : undefined;
}
