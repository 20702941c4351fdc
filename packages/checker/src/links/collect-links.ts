import type { CheckInput } from '../check-input.js';
import { collectConfigLinks } from './config-links.js';
import { collectDocumentLinks } from './document-links.js';
import { collectSidebarLinks } from './sidebar-links.js';
import type { CollectedLink } from './site-link.js';
import { collectTemplateLinks } from './template-links.js';

/** Every link of the site: those of documents, configuration, sidebars and templates. */
export function collectLinks(input: CheckInput): CollectedLink[] {
  return [
    ...collectDocumentLinks(input),
    ...collectConfigLinks(input.site),
    ...collectSidebarLinks(input.site),
    ...collectTemplateLinks(input),
  ];
}
