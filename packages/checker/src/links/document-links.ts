import type { Page } from '@docsite/core';
import type { CheckInput } from '../check-input.js';
import { isBroken } from './is-broken.js';
import type { ResolvedLink } from './site-link.js';

/**
 * The links that documents hold, once for each page that a document makes. A prop of a component may be no link: what it
 * becomes is seen in the finished page.
 */
export function collectDocumentLinks(input: CheckInput, pages: readonly Page[] = input.site.pages): ResolvedLink[] {
  const { documents, linkTable } = input;
  const found: ResolvedLink[] = [];
  for (const page of pages) {
    const targets = linkTable.get(page.route);
    if (targets === undefined || !('source' in page)) continue;
    const links = documents[page.source]?.links ?? [];
    const routes = [page.route];
    for (const [index, link] of links.entries()) {
      const target = targets[index];
      if (target === undefined || (link.isProp && isBroken(target, input))) continue;
      found.push({ ...link, writer: 'document', routes, target });
    }
  }
  return found;
}
