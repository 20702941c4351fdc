import type { Page } from '@docsite/core';
import type { CheckInput } from '../check-input.js';
import type { ResolvedLink } from './site-link.js';

/** The links that documents hold, once for each page that a document makes. */
export function collectDocumentLinks(
  { site, documents, linkTable }: CheckInput,
  pages: readonly Page[] = site.pages,
): ResolvedLink[] {
  const found: ResolvedLink[] = [];
  for (const page of pages) {
    const targets = linkTable.get(page.route);
    if (targets === undefined || !('source' in page)) continue;
    const links = documents[page.source]?.links ?? [];
    const routes = [page.route];
    for (const [index, link] of links.entries()) {
      const target = targets[index];
      if (target !== undefined) found.push({ ...link, writer: 'document', routes, target });
    }
  }
  return found;
}
