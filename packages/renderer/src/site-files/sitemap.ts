import {
  allSitemaps,
  type ContentHooks,
  escapeHtml,
  matchRoutes,
  type Page,
  type Site,
  type Sitemap,
  type SitemapItem,
  urlOfRoute,
  urlPolicy,
} from '@docsite/core';
import { listedPages } from '../page-data/page/listed-pages.js';

/** The entries of a site's sitemaps, by the paths of these. */
export type Sitemaps = Readonly<Record<string, readonly SitemapItem[]>>;

/**
 * Collects the entries of all sitemaps of a site.
 *
 * @param hooks Functions of the site, which may replace them.
 */
export async function collectSitemaps(site: Site, hooks: ContentHooks = {}): Promise<Sitemaps> {
  const sitemaps = allSitemaps(site.config.sitemap).map(async (sitemap) => {
    const { filename } = sitemap;
    const items = sitemapItems(site, sitemap);
    return [filename, (await hooks.sitemapItems?.(items, { filename, locale: site.locale })) ?? items] as const;
  });
  return Object.fromEntries(await Promise.all(sitemaps));
}

/** The entries of a sitemap: the pages that readers should find, with the time of their last change if it is known. */
export function sitemapItems(site: Site, { exclude, changefreq, priority, lastmod }: Sitemap): SitemapItem[] {
  const { url = '', baseUrl } = site.config;
  const matches = matchRoutes(exclude);
  const ofLocale = site.locale.baseUrl.startsWith(baseUrl) ? site.locale.baseUrl.slice(baseUrl.length) : '';
  const isLeftOut = (route: string): boolean => matches(route) || matches(`/${ofLocale}${route.slice(1)}`);
  const policy = urlPolicy(site);
  const pages = listedPages(site).filter(({ route }) => !isLeftOut(route));
  return pages.map((page) => {
    const time = changeOf(page, lastmod !== undefined);
    return {
      url: url + urlOfRoute(page.route, policy),
      ...(time !== undefined && { lastmod: new Date(time * 1000).toISOString().slice(0, ends[lastmod ?? 'date']) }),
      changefreq,
      priority,
    };
  });
}

/** The lengths of dates and times. */
const ends = { date: 'YYYY-MM-DD'.length, datetime: undefined };

/** When a page was last changed: the date it shows or, if wanted for all pages, that of its source. */
function changeOf(page: Page, isOfAll: boolean): number | undefined {
  const shown = 'lastUpdate' in page ? page.lastUpdate?.time : undefined;
  return shown ?? (isOfAll && 'changed' in page ? page.changed : undefined);
}

/** Renders a sitemap as defined by the sitemap protocol 0.9. */
export function renderSitemap(items: readonly SitemapItem[]): string {
  const entries = items.map(({ url, ...facts }) => {
    const known = (['lastmod', 'changefreq', 'priority'] as const).filter((name) => facts[name] !== undefined);
    const elements = known.map((name) => `<${name}>${escapeHtml(String(facts[name]))}</${name}>`);
    return `<url><loc>${escapeHtml(url)}</loc>${elements.join('')}</url>`;
  });
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
  const opening = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
  return `${[declaration, opening, entries.join('\n'), '</urlset>'].join('\n')}\n`;
}
