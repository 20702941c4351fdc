import { useSite } from '@docsite/renderer/template';
import { useAddressEnd } from '@theme/content/address-end';

/** The tag of what no docs instance holds, in an index of a search. */
export const DEFAULT_SEARCH_TAG = 'default';

/** The words that are searched for, on the page of the search. */
export function useSearchQueryString(): [query: string, set: (query: string) => void] {
  const { search } = useAddressEnd();
  return [new URLSearchParams(search).get('q') ?? '', () => {}];
}

/** Makes addresses of searches. */
export function useSearchLinkCreator(): (query: string) => string {
  const { search, baseUrl } = useSite();
  return (query) => `${search?.pageUrl ?? `${baseUrl}search`}?q=${encodeURIComponent(query)}`;
}
