import { isListed, type Page, type SiteLocale, urlOfRoute, urlPolicy } from '@docsite/core';
import type { AlternateLink, LocaleUrl } from '../../template/index.js';
import type { PageIndex } from '../page-index.js';

/**
 * The targets of a page's language links: the same page in each locale, or else its nearest parent there, or else the
 * start page. Addresses on another origin are absolute.
 */
export function localeUrls(page: Page, index: PageIndex): LocaleUrl[] {
  return index.site.locales.map((locale) => {
    const route =
      page.isFallback === true
        ? '/'
        : (translatedRoute(page, locale, index) ?? nearestParent(page.route, locale, index));
    const { url } = locale;
    const origin = url === undefined || url === index.site.config.url ? '' : url;
    return { locale: locale.name, url: origin + urlIn(locale, route, index) };
  });
}

/**
 * The page's translations for search engines: including itself, and the default locale's again as `x-default`. Pages
 * hidden from search engines are left out.
 */
export function alternates(page: Page, index: PageIndex): AlternateLink[] {
  const { config, locales } = index.site;
  const { url } = config;
  if (url === undefined || locales.length < 2 || !isListed(page)) return [];
  const links = locales.flatMap((locale): AlternateLink[] => {
    const route = translatedRoute(page, locale, index);
    if (route === undefined || index.localePages.get(locale.name)?.unlisted.has(route)) return [];
    const href = (locale.url ?? url) + urlIn(locale, route, index);
    const isDefault = locale.name === config.i18n.defaultLocale;
    return [{ hreflang: locale.htmlLang, href }, ...(isDefault ? [{ hreflang: 'x-default', href }] : [])];
  });
  const others = links.filter(({ hreflang }) => hreflang !== 'x-default');
  if (others.length < 2) return [];
  return [...others, ...links.filter((link) => !others.includes(link))];
}

/** The route of a page in a locale. A locale whose pages are unknown is assumed to have the same ones. */
function translatedRoute(page: Page, locale: SiteLocale, index: PageIndex): string | undefined {
  const { site, localePages } = index;
  const pages = locale.name === site.locale.name ? undefined : localePages.get(locale.name);
  return pages === undefined ? page.route : pages.routes[page.key];
}

function nearestParent(route: string, locale: SiteLocale, { localePages }: PageIndex): string {
  const taken = localePages.get(locale.name)?.taken;
  let candidate = route;
  while (candidate !== '' && taken?.has(candidate) === false)
    candidate = candidate.slice(0, candidate.lastIndexOf('/'));
  return candidate || '/';
}

function urlIn(locale: SiteLocale, route: string, { site }: PageIndex): string {
  return urlOfRoute(route, urlPolicy({ ...site, locale }));
}
