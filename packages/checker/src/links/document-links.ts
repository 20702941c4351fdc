import type { Document, Page } from '@docsite/core';
import type { CheckInput } from '../check-input.js';
import { isBroken } from './is-broken.js';
import type { ResolvedLink } from './site-link.js';

/**
 * The links that documents hold, once for each page that a document makes. Left to the finished HTML are props of
 * components, which may be no links, and links that the component which draws them may lead elsewhere.
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
      if (target === undefined || isLedElsewhere({ ...link, target }, page, input)) continue;
      found.push({ ...link, writer: 'document', routes, target });
    }
  }
  return found;
}

/** Whether a missing link may be no link in the finished HTML, or lead elsewhere there. */
function isLedElsewhere(
  { isProp, target }: Pick<ResolvedLink, 'target'> & Pick<Document['links'][number], 'isProp'>,
  { route }: Page,
  input: CheckInput,
): boolean {
  if (isProp) return isBroken(target, input);
  if (target.type !== 'missing' || target.written === undefined) return false;
  return !input.renderedMissing?.[route]?.includes(target.url);
}
