import type { SiteConfig } from './site-config.js';

/** A sitemap of a site: its file, and what it lists. */
export type Sitemap = Omit<SiteConfig['sitemap'], 'more'>;

/** All sitemaps of a site, the one that `robots.txt` names first. */
export function allSitemaps({ more, ...first }: SiteConfig['sitemap']): readonly Sitemap[] {
  return [first, ...more];
}

/** Whether a sitemap says of all pages when they were last changed. */
export function hasAllDates(sitemap: SiteConfig['sitemap']): boolean {
  return allSitemaps(sitemap).some(({ lastmod }) => lastmod !== undefined);
}
