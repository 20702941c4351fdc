import { flushSync } from 'react-dom';
import { setLeaving } from '../../browser/leaving.js';
import { pageDrawnEvent, pageLeftEvent, pageShownEvent } from '../../browser/page-events.js';
import type { PageTurn } from './load-turn.js';
import type { Shown } from './page-visits.js';

/** What the app shows, in the form that React subscribes to. */
export interface PageView {
  readonly current: () => Shown;
  readonly subscribe: (listener: () => void) => () => void;
  /** Called when React has rendered the first page. The time it takes indicates the speed of the device. */
  readonly ready: () => void;
  /** Shows something else. `arrive` runs once it is in the document, before it is painted. */
  readonly show: (shown: Shown, turn: Pick<PageTurn, 'changePage'>, arrive: () => void) => Promise<void>;
  /** Shows a new state of the same page at once. */
  readonly revise: (shown: Shown) => void;
}

/** Milliseconds of hydration from which a device counts as slow, where a fade would delay the next page. */
const slow = 60;

/** Creates a view that starts with the page the document was loaded with. */
export function createPageView(start: Shown): PageView {
  const begun = performance.now();
  let isQuick = false;
  let current = start;
  const listeners = new Set<() => void>();
  const revise = (shown: Shown) => {
    current = shown;
    flushSync(() => {
      for (const listener of listeners) listener();
    });
  };
  return {
    current: () => current,
    ready: () => {
      isQuick = performance.now() - begun < slow;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: async (shown, { changePage }, arrive) => {
      document.dispatchEvent(new Event(pageLeftEvent));
      const change = () => {
        setLeaving(false);
        // effects of components may read it
        if (!('failure' in shown)) document.title = shown.page.head.title;
        revise(shown);
      };
      const settle = () => {
        document.dispatchEvent(new Event(pageDrawnEvent));
        arrive();
      };
      await changePage({ change, settle, isQuick });
      document.dispatchEvent(new Event(pageShownEvent));
    },
    revise,
  };
}
