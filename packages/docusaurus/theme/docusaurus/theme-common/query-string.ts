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

/** A parameter of the address's query, and a function that sets it or, with `null`, removes it. */
export function useQueryString(key: string): [value: string, set: (value: string | null) => void] {
  const value = new URLSearchParams(useAddressEnd().search).get(key) ?? '';
  return [value, useCallback((next) => write(key, next === null ? [] : [next]), [key])];
}

/** All values of a query parameter, and a function that sets them. */
export function useQueryStringList(key: string): [values: string[], set: (values: readonly string[]) => void] {
  const values = new URLSearchParams(useAddressEnd().search).getAll(key);
  return [values, useCallback((next) => write(key, next), [key])];
}

/** A parameter of the address's query; null if there is no such parameter, or no key. */
export function useQueryStringValue(key: string | null): string | null {
  const { search } = useAddressEnd();
  return key === null ? null : new URLSearchParams(search).get(key);
}

/** A function that removes the query from the address. */
export function useClearQueryString(): () => void {
  return useCallback(() => {
    history.replaceState(history.state, '', location.pathname + location.hash);
    dispatchEvent(new Event(addressEvent));
  }, []);
}

/** Merges queries; later values take precedence. */
export function mergeSearchParams(
  queries: readonly URLSearchParams[],
  strategy: 'append' | 'set' = 'set',
): URLSearchParams {
  const merged = new URLSearchParams();
  for (const query of queries) for (const [key, value] of query) merged[strategy](key, value);
  return merged;
}

/** Merges queries given as text; empty if there are no values. */
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
