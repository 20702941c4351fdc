import type { SearchConfig, SiteConfig } from './site-config.js';

/** An index at Algolia or at a server with the same query API. All values are public: every browser receives them. */
export type HostedSearchConfig = SearchConfig & Required<Pick<SearchConfig, 'appId' | 'apiKey' | 'indexName'>>;

/** The hosted index of a site; undefined if search is off or uses an index built with the site. */
export function hostedSearch({ search }: SiteConfig): HostedSearchConfig | undefined {
  if (search === false) return undefined;
  const { appId, apiKey, indexName } = search;
  if (appId === undefined || apiKey === undefined || indexName === undefined) return undefined;
  return { ...search, appId, apiKey, indexName };
}
