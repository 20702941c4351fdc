import { hasAllDates } from '../config/all-sitemaps.js';
import type { SiteConfig } from '../config/site-config.js';
import type { PageUpdate } from '../git/last-update.js';
import type { SourcePage } from './page.js';

/** When the source of a page was last changed, if a sitemap of the site has the dates of all pages. */
export function sourceChange(
  path: string,
  { sitemap }: SiteConfig,
  updates: ReadonlyMap<string, PageUpdate>,
): Pick<SourcePage, 'changed'> {
  const changed = hasAllDates(sitemap) ? updates.get(path)?.time : undefined;
  return changed === undefined ? {} : { changed };
}
