import type { SearchConfig, SiteConfig } from './site-config.js';

/** An index at Algolia, or at a server that speaks its query API. All of this is public: every browser gets it. */
export type HostedSearchConfig = SearchConfig & Required<Pick<SearchConfig, 'appId' | 'apiKey' | 'indexName'>>;

/** The hosted index of a site; absent where search is off or uses an index that is built with the site. */
export function hostedSearch({ search }: SiteConfig): HostedSearchConfig | undefined {
  if (search === false) return undefined;
  const { appId, apiKey, indexName } = search;
  if (appId === undefined || apiKey === undefined || indexName === undefined) return undefined;
  return { ...search, appId, apiKey, indexName };
}
