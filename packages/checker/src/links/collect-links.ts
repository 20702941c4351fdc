import type { CheckInput } from '../check-input.js';
import { collectAuthorLinks } from './author-links.js';
import { collectComponentLinks } from './component-links.js';
import { collectConfigLinks } from './config-links.js';
import { collectDocumentLinks } from './document-links.js';
import { collectRedirectLinks } from './redirect-links.js';
import { collectSidebarLinks } from './sidebar-links.js';
import { collectSiteHtmlLinks } from './site-html-links.js';
import type { ResolvedLink } from './site-link.js';
import { collectTemplateLinks } from './template-links.js';

/** The number of pages processed per step. */
const pagesPerStep = 500;

/**
 * Every link of the site with its target: those of documents, configuration, sidebars, authors, redirects, templates
 * and components. In steps, because there are many.
 */
export function* collectLinks(input: CheckInput): Generator<void, ResolvedLink[]> {
  const parts: ResolvedLink[][] = [];
  const { pages } = input.site;
  for (let at = 0; at < pages.length; at += pagesPerStep) {
    parts.push(collectDocumentLinks(input, pages.slice(at, at + pagesPerStep)));
    yield;
  }
  parts.push(
    collectConfigLinks(input),
    collectSidebarLinks(input),
    collectAuthorLinks(input),
    collectSiteHtmlLinks(input),
    collectRedirectLinks(input),
    collectTemplateLinks(input),
    collectComponentLinks(input),
  );
  return parts.flat();
}
