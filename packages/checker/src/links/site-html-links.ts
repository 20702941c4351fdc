import type { CheckInput } from '../check-input.js';
import type { ResolvedLink } from './site-link.js';

/** The links in the HTML of configuration and sidebars, which appear on every page that shows it. */
export function collectSiteHtmlLinks({ siteHtmlLinks }: CheckInput): ResolvedLink[] {
  return siteHtmlLinks.map((link) => ({ ...link, routes: [] }));
}
