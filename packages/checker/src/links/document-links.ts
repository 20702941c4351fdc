import type { LinkTarget, Page } from '@docsite/core';
import type { CheckInput } from '../check-input.js';
import { isBroken } from './is-broken.js';
import type { ResolvedLink } from './site-link.js';

/**
 * The links in documents, once for each page that a document becomes. Excluded are props of components, which may not
 * be links, and links that a component may change; these are checked in the finished HTML.
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
      if (target === undefined) continue;
      const isLeft = link.isProp ? isBroken(target, input) : isLedElsewhere(target, page, input);
      if (isLeft) continue;
      found.push({ ...link, writer: 'document', routes, target });
    }
  }
  return found;
}

/** Whether the component that draws a missing link has changed its address in the finished HTML. */
function isLedElsewhere(target: LinkTarget, { route }: Page, input: CheckInput): boolean {
  if (target.type !== 'missing' || target.written === undefined) return false;
  return !input.renderedMissing?.[route]?.includes(target.url);
}
