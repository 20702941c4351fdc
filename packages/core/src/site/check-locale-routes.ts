import type { SiteLocale } from '../config/site-locale.js';
import type { PageBase } from '../content/page.js';
import { type Finding, finding } from '../diagnostic.js';

/** Finds pages of the default locale whose routes lie in the folder of another locale, which holds its pages. */
export function checkLocaleRoutes(
  pages: readonly Pick<PageBase, 'route' | 'place'>[],
  own: SiteLocale,
  locales: readonly SiteLocale[],
): Finding[] {
  const others = locales.filter(({ baseUrl }) => baseUrl !== own.baseUrl && baseUrl.startsWith(own.baseUrl));
  return others.flatMap(({ name, baseUrl }) => {
    const folder = `/${baseUrl.slice(own.baseUrl.length)}`;
    const hint = `give the page another 'slug', or the locale another path: i18n: { localeConfigs: { '${name}': { path: '…' } } }`;
    return pages
      .filter(({ route }) => `${route}/`.startsWith(folder))
      .map(({ route, place }) =>
        finding('duplicate-route', place, `the route '${route}' belongs to the locale '${name}'`, hint),
      );
  });
}
