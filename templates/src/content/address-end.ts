import { useMemo, useSyncExternalStore } from 'react';

/** The query and the fragment of an address as a URL has them, with `?` and `#`; empty where it has none. */
export interface AddressEnd {
  readonly search: string;
  readonly hash: string;
}

/** An event of the window for components of a page: code has written another query or fragment into the address. */
export const addressEvent = 'docsite:address';

const events = ['popstate', 'hashchange', addressEvent];

/** Calls back when the address of a page has changed, whoever changed it; gives what ends that. */
export function watchAddress(listener: () => void): () => void {
  for (const name of events) addEventListener(name, listener);
  return () => {
    for (const name of events) removeEventListener(name, listener);
  };
}

/**
 * The query and the fragment of the address that a page is shown at: none on the server, and none while a browser
 * hydrates the page. The value is the same until the address changes. A page whose code calls this is hydrated if its
 * code names either of them.
 */
export function useAddressEnd(): AddressEnd {
  const end = useSyncExternalStore(
    watchAddress,
    () => location.search + location.hash,
    () => '',
  );
  return useMemo(() => {
    const at = end.indexOf('#');
    return at === -1 ? { search: end, hash: '' } : { search: end.slice(0, at), hash: end.slice(at) };
  }, [end]);
}
