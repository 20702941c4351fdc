import type { SiteConfig } from './site-config.js';

/** Whether a site shows when, or by whom, its pages were changed. */
export function showsUpdates({ docs, blog, pages }: Pick<SiteConfig, 'docs' | 'blog' | 'pages'>): boolean {
  return [...docs, ...(blog ?? []), ...(pages ?? [])].some(
    (source) => source.showLastUpdateTime || source.showLastUpdateAuthor,
  );
}
