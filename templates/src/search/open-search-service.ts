import type { SiteData } from '@docsite/renderer/template';
import { loadPageData } from '@theme/client/page-loader';
import type { SearchService } from './search-service.js';

/** The search of a site. */
export async function openSearchService({ baseUrl }: SiteData): Promise<SearchService> {
  const { createLocalSearch } = await import('./local-search.js');
  return createLocalSearch({ baseUrl, loadPage: loadPageData });
}
