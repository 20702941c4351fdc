import { useSite } from '@docsite/renderer/template';
import { useAddressEnd } from '@theme/content/address-end';

/** The tag in a search index for pages outside of docs. */
export const DEFAULT_SEARCH_TAG = 'default';

/** The query on the search page, and a function that sets it. */
export function useSearchQueryString(): [query: string, set: (query: string) => void] {
  const { search } = useAddressEnd();
  return [new URLSearchParams(search).get('q') ?? '', () => {}];
}

/** A function that creates the address of a search. */
export function useSearchLinkCreator(): (query: string) => string {
  const { search, baseUrl } = useSite();
  return (query) => `${search?.pageUrl ?? `${baseUrl}search`}?q=${encodeURIComponent(query)}`;
}
