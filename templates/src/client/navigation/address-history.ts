import type { AddressChange, AddressOptions, Router } from '@docsite/renderer/template';
import type { ScrollPositions } from './scroll-positions.js';

/** The history of the browser, and how its current address came about. */
export interface AddressHistory extends Pick<Router, 'lastChange' | 'watch'> {
  /** Changes the address, unless it is the current one. */
  readonly enter: (url: URL, options?: AddressOptions) => void;
  /** Whether the state is that of an entry that was current before. */
  readonly isKnown: (state: unknown) => boolean;
  /** Records that the browser has gone to another entry, and returns the scroll position of that, if known. */
  readonly turnTo: (state: unknown) => number | undefined;
}

/** Changes addresses such that the scroll positions of entries are known. */
export function createAddressHistory(scrolls: ScrollPositions): AddressHistory {
  let last: AddressChange = 'POP';
  const listeners = new Set<(change: AddressChange) => void>();
  const report = (change: AddressChange) => {
    last = change;
    for (const listener of listeners) listener(change);
  };
  return {
    lastChange: () => last,
    watch: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    enter: (url, { replace = false, state } = {}) => {
      if (url.href === location.href && state === undefined) return;
      const entry = state === undefined ? null : { state };
      if (replace) scrolls.replace(entry, url);
      else scrolls.begin(entry, url);
      report(replace ? 'REPLACE' : 'PUSH');
    },
    isKnown: scrolls.isKnown,
    turnTo: (state) => {
      const isKnown = scrolls.isKnown(state);
      const scroll = scrolls.turnTo(state);
      // the browser makes entries for fragments by itself
      report(isKnown ? 'POP' : 'PUSH');
      return scroll;
    },
  };
}
