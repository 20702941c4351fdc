import { addressEvent } from '@theme/browser/page-events';
import { useAddressEnd } from '@theme/content/address-end';
import { useCallback } from 'react';

function write(key: string, values: readonly string[]): void {
  const address = new URL(location.href);
  address.searchParams.delete(key);
  for (const value of values) address.searchParams.append(key, value);
  history.replaceState(history.state, '', address);
  dispatchEvent(new Event(addressEvent));
}

/** A value of the query of the address, and what sets it; `null` removes it. */
export function useQueryString(key: string): [value: string, set: (value: string | null) => void] {
  const value = new URLSearchParams(useAddressEnd().search).get(key) ?? '';
  return [value, useCallback((next) => write(key, next === null ? [] : [next]), [key])];
}

/** All values of a key of the query, and what sets them. */
export function useQueryStringList(key: string): [values: string[], set: (values: readonly string[]) => void] {
  const values = new URLSearchParams(useAddressEnd().search).getAll(key);
  return [values, useCallback((next) => write(key, next), [key])];
}

/** A value of the query of the address; nothing where it has none, or the key is none. */
export function useQueryStringValue(key: string | null): string | null {
  const { search } = useAddressEnd();
  return key === null ? null : new URLSearchParams(search).get(key);
}

/** Removes the query from the address. */
export function useClearQueryString(): () => void {
  return useCallback(() => {
    history.replaceState(history.state, '', location.pathname + location.hash);
    dispatchEvent(new Event(addressEvent));
  }, []);
}

/** Queries in one, of whose values the later ones count. */
export function mergeSearchParams(
  queries: readonly URLSearchParams[],
  strategy: 'append' | 'set' = 'set',
): URLSearchParams {
  const merged = new URLSearchParams();
  for (const query of queries) for (const [key, value] of query) merged[strategy](key, value);
  return merged;
}

/** The same for queries as text; an empty text for none. */
export function mergeSearchStrings(
  queries: readonly (string | undefined)[],
  strategy: 'append' | 'set' = 'set',
): string {
  const merged = mergeSearchParams(
    queries.map((query) => new URLSearchParams(query ?? '')),
    strategy,
  ).toString();
  return merged === '' ? '' : `?${merged}`;
}
