import type { CheckInput } from '../check-input.js';
import { collectComponentLinks } from './component-links.js';
import { collectConfigLinks } from './config-links.js';
import { collectDocumentLinks } from './document-links.js';
import { collectRedirectLinks } from './redirect-links.js';
import { collectSidebarLinks } from './sidebar-links.js';
import { collectSiteHtmlLinks } from './site-html-links.js';
import type { ResolvedLink } from './site-link.js';
import { collectTemplateLinks } from './template-links.js';

/**
 * Every link of the site with its target: those of documents, configuration, sidebars, redirects, templates and
 * components.
 */
export function collectLinks(input: CheckInput): ResolvedLink[] {
  return [
    ...collectDocumentLinks(input),
    ...collectConfigLinks(input),
    ...collectSidebarLinks(input),
    ...collectSiteHtmlLinks(input),
    ...collectRedirectLinks(input),
    ...collectTemplateLinks(input),
    ...collectComponentLinks(input),
  ];
}
