import { isLeaving } from '@theme/browser/leaving';
import { addressEvent } from '@theme/browser/page-events';
import { useRef, useSyncExternalStore } from 'react';

/** The query and the fragment of an address in the form of a URL, with `?` and `#`; empty if it has none. */
export interface AddressEnd {
  readonly search: string;
  readonly hash: string;
  /** The data that the history keeps with the address. */
  readonly state: unknown;
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
 * The value is the same object until the address changes, and after Back until the other page is drawn. A page whose
 * code calls this hook and reads either of them is hydrated.
 */
export function useAddressEnd(): AddressEnd {
  const shown = useRef(noEnd);
  const end = useSyncExternalStore(
    watchAddress,
    () => (isLeaving() ? shown.current : readEnd(shown.current)),
    () => noEnd,
  );
  shown.current = end;
  return end;
}

const noEnd: AddressEnd = { search: '', hash: '', state: undefined };

/** The end of the current address: the one that was read before if it is the same. */
function readEnd(before: AddressEnd): AddressEnd {
  const { search, hash } = location;
  const state = (history.state as { readonly state?: unknown } | null)?.state;
  const isSame = before.search === search && before.hash === hash && before.state === state;
  return isSame ? before : { search, hash, state };
}
