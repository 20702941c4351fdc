import '@theme/content/shared';
import type { SiteData } from '@docsite/renderer/template';
import type { SearchService } from '@theme/search/search-service';
import { createHostedSearch } from '../hosted-search.js';

/** The search of a site with a hosted index. */
export async function openSearchService({ search, url, locale }: SiteData): Promise<SearchService> {
  if (search?.hosted === undefined) throw new Error('this site was built for a hosted index, and its data names none');
  return createHostedSearch({ index: search.hosted, siteUrl: url, language: locale.name });
}
