import '@theme/content/shared';
import type { SiteData } from '@docsite/renderer/template';
import type { SearchService } from '@theme/search/search-service';
import { createHostedSearch } from '../hosted-search.js';

/** The search of a site with a hosted index. */
export async function openSearchService(site: SiteData): Promise<SearchService> {
  const index = site.search?.hosted;
  if (index === undefined) throw new Error('this site was built for a hosted index, and its data names none');
  return createHostedSearch({ index, site });
}
