import { formatCount, type HostedSearchData, type Labels, type SiteData } from '@docsite/renderer/template';
import type { SearchState } from '@theme/search/run-search';
import type { SearchScope } from '@theme/search/search-service';
import type { MouseEvent, ReactNode } from 'react';
import type { DocSearchModalProps } from '#docsearch';
import { replaceClient } from './docsearch-client.js';
import { docSearchLabels } from './docsearch-labels.js';
import { queryParameters } from './query-parameters.js';
import { siteAddress } from './site-address.js';

/** The input for the options of DocSearch: the index, the site, the scope of the search, and callbacks. */
export interface DocSearchSettings {
  readonly index: HostedSearchData;
  readonly site: SiteData;
  readonly labels: Labels;
  readonly scope: SearchScope | undefined;
  /** Called with the outcome of each search. */
  readonly onEnd: (state: SearchState) => void;
  /** Called with the address that the reader chose. */
  readonly onOpen: (url: string) => void;
  readonly onClose: () => void;
}

/** The options of DocSearch for this site. */
export function docSearchOptions({
  index,
  site,
  labels,
  scope,
  onEnd,
  onOpen,
  onClose,
}: DocSearchSettings): DocSearchModalProps {
  const { locale, search } = site;
  const { appId, apiKey, indexName } = index;
  return {
    appId,
    apiKey,
    indexName,
    placeholder: labels.searchPlaceholder,
    translations: docSearchLabels(labels),
    searchParameters: queryParameters(index, { language: locale.name, scope }),
    transformSearchClient: replaceClient({ index, site, onEnd }),
    transformItems: (hits) =>
      hits.flatMap((hit) => {
        const url = siteAddress(hit.url, { index, site });
        return url === undefined ? [] : [{ ...hit, url }];
      }),
    navigator: { navigate: ({ itemUrl }) => onOpen(itemUrl) },
    hitComponent: ({ hit, children }) => renderLink(hit.url, children, onOpen),
    resultsFooterComponent: ({ state: { query, context } }) => {
      if (search?.pageUrl === undefined) return null;
      const count = Number(context.nbHits);
      const label = formatCount(labels.searchAllResults, { count }, locale);
      return renderLink(`${search.pageUrl}?q=${encodeURIComponent(query)}`, label, onOpen);
    },
    initialScrollY: scrollY,
    onClose,
  };
}

function renderLink(href: string, children: ReactNode, onOpen: (url: string) => void) {
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(href);
  };
  return (
    <a href={href} onClick={open}>
      {children}
    </a>
  );
}
