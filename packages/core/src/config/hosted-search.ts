import type { SearchConfig, SiteConfig } from './site-config.js';

/** An index at Algolia, or at a server that speaks its query API. All of this is public: every browser gets it. */
export type HostedSearchConfig = SearchConfig & Required<Pick<SearchConfig, 'appId' | 'apiKey' | 'indexName'>>;

/** Where the search of a site is hosted; absent where it is searched in its own index, or not at all. */
export function hostedSearch({ search }: SiteConfig): HostedSearchConfig | undefined {
  if (search === false) return undefined;
  const { appId, apiKey, indexName } = search;
  if (appId === undefined || apiKey === undefined || indexName === undefined) return undefined;
  return { ...search, appId, apiKey, indexName };
}
