import type { HostedSearchData, SiteData } from '@docsite/renderer/template';
import type { SearchService } from '@theme/search/search-service';
import { askIndex } from './ask-index.js';
import { groupHits } from './group-hits.js';
import { queryParameters } from './query-parameters.js';

/** The index to search, and the site of its hits in one locale. */
export interface HostedSearchOptions {
  readonly index: HostedSearchData;
  readonly site: SiteData;
}

/** Several hits may belong to one page. The service returns at most a thousand. */
const hitsPerPage = 5;
const mostHits = 1_000;

/** Searches an index of a hosted service. */
export function createHostedSearch({ index, site }: HostedSearchOptions): SearchService {
  return {
    async *search({ query, limit, scope, signal }) {
      const parameters = {
        query,
        hitsPerPage: Math.min(limit * hitsPerPage, mostHits),
        attributesToRetrieve: ['hierarchy', 'content', 'url'],
        attributesToHighlight: ['hierarchy'],
        attributesToSnippet: ['content:25'],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        ...queryParameters(index, { language: site.locale.name, scope }),
      };
      yield groupHits(await askIndex(index, parameters, signal), { limit, index, site });
    },
  };
}
