import type { CheckInput } from '../check-input.js';
import type { ResolvedLink } from './site-link.js';

/** The links that documents hold, once for each page that a document makes. */
export function collectDocumentLinks({ site, documents, linkTable }: CheckInput): ResolvedLink[] {
  return site.pages.flatMap((page) => {
    const targets = linkTable.get(page.route);
    if (targets === undefined || !('source' in page)) return [];
    const routes = [page.route];
    const links = documents[page.source]?.links ?? [];
    return targets.flatMap((target, index) => {
      const link = links[index];
      return link === undefined ? [] : [{ ...link, writer: 'document' as const, routes, target }];
    });
  });
}
