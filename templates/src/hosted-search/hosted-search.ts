import type { HostedSearchData } from '@docsite/renderer/template';
import type { SearchService } from '@theme/search/search-service';
import { askIndex } from './ask-index.js';
import { groupHits } from './group-hits.js';
import { queryParameters } from './query-parameters.js';

/** The index to search, and the site and locale that its hits are of. */
export interface HostedSearchOptions {
  readonly index: HostedSearchData;
  /** Origin of the site: addresses of hits begin with it. */
  readonly siteUrl: string;
  /** BCP 47 tag of the locale. */
  readonly language: string;
}

/** Several hits may be of one page; the service gives no more than a thousand. */
const hitsPerPage = 5;
const mostHits = 1_000;

/** Searches an index that a service holds. */
export function createHostedSearch({ index, siteUrl, language }: HostedSearchOptions): SearchService {
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
        ...queryParameters(index, { language, scope }),
      };
      yield groupHits(await askIndex(index, parameters, signal), { limit, siteUrl });
    },
  };
}
