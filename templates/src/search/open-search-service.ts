import type { SiteData } from '@docsite/renderer/template';
import type { SearchService } from './search-service.js';

/** The search of a site. */
export async function openSearchService(site: SiteData): Promise<SearchService> {
  const { openLocalSearch } = await import('./local/open-local-search.js');
  return openLocalSearch(site);
}
