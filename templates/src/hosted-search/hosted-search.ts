import type { HostedSearchData } from '@docsite/renderer/template';
import type { SearchService } from '@theme/search/search-service';
import { askIndex } from './ask-index.js';
import { groupHits } from './group-hits.js';
import { queryParameters } from './query-parameters.js';

/** The index to search, and the site and locale of its hits. */
export interface HostedSearchOptions {
  readonly index: HostedSearchData;
  /** The origin of the site, which addresses of hits begin with. */
  readonly siteUrl: string;
  /** BCP 47 tag of the locale. */
  readonly language: string;
}

/** Several hits may belong to one page. The service returns at most a thousand. */
const hitsPerPage = 5;
const mostHits = 1_000;

/** Searches an index of a hosted service. */
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
      yield groupHits(await askIndex(index, parameters, signal), { limit, index, siteUrl });
    },
  };
}
