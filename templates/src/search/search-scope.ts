import type { PageData, SiteData } from '@docsite/renderer/template';
import { readChoice } from '@theme/browser/storage';
import type { SearchScope } from './search-service.js';

/**
 * What to search from a page: of the docs instance it belongs to, the version it belongs to; of the others the version
 * that the reader chose there, else the latest. Absent where a site searches everything alike.
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
