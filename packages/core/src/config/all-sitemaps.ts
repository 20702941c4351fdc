import type { SiteConfig } from './site-config.js';

/** A sitemap of a site: its file, and what it lists. */
export type Sitemap = Omit<Exclude<SiteConfig['sitemap'], false>, 'more'>;

/** All sitemaps of a site, the one that `robots.txt` names first. */
export function allSitemaps(sitemap: SiteConfig['sitemap']): readonly Sitemap[] {
  if (sitemap === false) return [];
  const { more, ...first } = sitemap;
  return [first, ...more];
}

/** Whether a sitemap of the site has the date of the last change of every page. */
export function hasAllDates(sitemap: SiteConfig['sitemap']): boolean {
  return allSitemaps(sitemap).some(({ lastmod }) => lastmod !== undefined);
}
