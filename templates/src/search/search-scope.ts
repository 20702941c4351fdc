import type { PageData, SiteData } from '@docsite/renderer/template';
import { readChoice } from '@theme/browser/storage';
import type { SearchScope } from './search-service.js';

/**
 * The scope of a search from a page: in its docs instance, its version; in the others, the version that the reader
 * chose there, or else the latest. Undefined if a site searches everything.
 */
export function searchScope({ search }: SiteData, page: PageData): SearchScope | undefined {
  if (search?.contextual !== true) return undefined;
  const current = 'docs' in page ? page.docs : undefined;
  const versions = Object.entries(search.instances).map(([instance, { versions: names, latest }]) => {
    const chosen = instance === current?.instance ? current.version : readChoice(`docs-preferred-version-${instance}`);
    return [instance, chosen !== null && names.includes(chosen) ? chosen : latest] as const;
  });
  return { versions: Object.fromEntries(versions), ...(current !== undefined && { current: current.instance }) };
}
