import { type AddressOptions, type Router, useRouter } from '@docsite/renderer/template';
import { useAddressEnd } from '@theme/content/address-end';
import { useCallback } from 'react';

/** Whether a change of the query is a new entry in the history of the browser. */
interface QueryOptions {
  readonly push?: boolean;
}

/** Sets a parameter of the query. */
type SetQuery<Value> = (value: Value, options?: QueryOptions) => void;

function write(router: Router, key: string, values: readonly string[], { push = false }: QueryOptions = {}): void {
  const address = new URL(location.href);
  address.searchParams.delete(key);
  for (const value of values) address.searchParams.append(key, value);
  router.changeAddress(address.href, sameState({ replace: !push }));
}

/** Keeps the data that the history has for the address. */
function sameState(options: AddressOptions): AddressOptions {
  const state: unknown = history.state?.state;
  return { ...options, ...(state !== undefined && { state }) };
}

/** A parameter of the address's query, and a function that sets it or, with `null`, removes it. */
export function useQueryString(key: string): [value: string, set: SetQuery<string | null>] {
  const router = useRouter();
  const value = new URLSearchParams(useAddressEnd().search).get(key) ?? '';
  const set: SetQuery<string | null> = (next, options) => write(router, key, next === null ? [] : [next], options);
  return [value, useCallback(set, [router, key])];
}

/** All values of a query parameter, and a function that sets them. */
export function useQueryStringList(key: string): [values: string[], set: SetQuery<readonly string[]>] {
  const router = useRouter();
  const values = new URLSearchParams(useAddressEnd().search).getAll(key);
  const set: SetQuery<readonly string[]> = (next, options) => write(router, key, next, options);
  return [values, useCallback(set, [router, key])];
}

/** A parameter of the address's query; null if there is no such parameter, or no key. */
export function useQueryStringValue(key: string | null): string | null {
  const { search } = useAddressEnd();
  return key === null ? null : new URLSearchParams(search).get(key);
}

/** A function that removes the query from the address. */
export function useClearQueryString(): () => void {
  const router = useRouter();
  return useCallback(
    () => router.changeAddress(location.pathname + location.hash, sameState({ replace: true })),
    [router],
  );
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
