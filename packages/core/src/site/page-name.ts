import type { Page } from '../content/kinds.js';

/** How messages name a page: by its source if it has one. */
export function nameOfPage(page: Page): string {
  return 'source' in page ? `the page of '${page.source}'` : `the page '${page.route}'`;
}
