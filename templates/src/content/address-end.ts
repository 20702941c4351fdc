import { addressEvent } from '@theme/browser/page-events';
import { useMemo, useSyncExternalStore } from 'react';

/** The query and the fragment of an address in the form of a URL, with `?` and `#`; empty if it has none. */
export interface AddressEnd {
  readonly search: string;
  readonly hash: string;
}

const events = ['popstate', 'hashchange', addressEvent];

/** Calls back when the address of a page has changed, whatever changed it. Returns a function that stops this. */
export function watchAddress(listener: () => void): () => void {
  for (const name of events) addEventListener(name, listener);
  return () => {
    for (const name of events) removeEventListener(name, listener);
  };
}

/**
 * The query and the fragment of the address of the page; empty on the server, and while a browser hydrates the page.
 * The value is the same object until the address changes. A page whose code calls this hook and reads either of them is
 * hydrated.
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
