import type { SiteConfig } from './site-config.js';

/** A sitemap of a site: its file, and what it lists. */
export type Sitemap = Omit<SiteConfig['sitemap'], 'more'>;

/** All sitemaps of a site, the one that `robots.txt` names first. */
export function allSitemaps({ more, ...first }: SiteConfig['sitemap']): readonly Sitemap[] {
  return [first, ...more];
}
