import { hasAllDates } from './all-sitemaps.js';
import type { SiteConfig } from './site-config.js';

/** Whether a site shows when or by whom any page was last changed, or a sitemap has the dates of all pages. */
export function showsUpdates({
  docs,
  blog,
  pages,
  sitemap,
}: Pick<SiteConfig, 'docs' | 'blog' | 'pages' | 'sitemap'>): boolean {
  return (
    [...docs, ...(blog ?? []), ...(pages ?? [])].some(
      (source) => source.showLastUpdateTime || source.showLastUpdateAuthor,
    ) || hasAllDates(sitemap)
  );
}
