import type { CheckInput } from '../check-input.js';
import type { CollectedLink } from './site-link.js';

/** The links that documents hold, once for each page that a document makes. */
export function collectDocumentLinks({ site, documents }: CheckInput): CollectedLink[] {
  return site.pages.flatMap((page) => {
    if (!('source' in page)) return [];
    const { route, source } = page;
    const routes = [route];
    const atSource = { route, file: source };
    const links = documents[source]?.links ?? [];
    return links.map(({ href, kind, place }): CollectedLink => {
      const origin = place.file === source ? atSource : { route, file: place.file };
      return { href, kind, place, writer: 'document', origin, routes };
    });
  });
}
