import '@theme/content/shared';
import type { SiteData } from '@docsite/renderer/template';
import { loadPageData } from '@theme/browser/page-loader';
import { createLocalSearch } from './local-search.js';
import type { SearchService } from './search-service.js';

/** The search of a site in its own index. Its code is fetched by sites that use it. */
export function openLocalSearch({ baseUrl }: SiteData): SearchService {
  return createLocalSearch({ baseUrl, loadPage: loadPageData });
}
