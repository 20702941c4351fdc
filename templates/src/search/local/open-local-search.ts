import '@theme/content/shared';
import type { SiteData } from '@docsite/renderer/template';
import { loadPageData } from '@theme/browser/page-loader';
import type { SearchService } from '../search-service.js';
import { createLocalSearch } from './local-search.js';

/** The search of a site in its own index. Only sites that use it load its code. */
export function openLocalSearch({ baseUrl }: SiteData): SearchService {
  return createLocalSearch({ baseUrl, loadPage: loadPageData });
}
