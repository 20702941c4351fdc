import type { SiteConfig } from './site-config.js';

/** Whether any page of a site shows when or by whom it was last changed. */
export function showsUpdates({ docs, blog, pages }: Pick<SiteConfig, 'docs' | 'blog' | 'pages'>): boolean {
  return [...docs, ...(blog ?? []), ...(pages ?? [])].some(
    (source) => source.showLastUpdateTime || source.showLastUpdateAuthor,
  );
}
