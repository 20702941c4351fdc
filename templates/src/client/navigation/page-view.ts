import { flushSync } from 'react-dom';
import { setLeaving } from '../../browser/leaving.js';
import { pageDrawnEvent, pageLeftEvent, pageShownEvent } from '../../browser/page-events.js';
import type { Shown } from './page-visits.js';

/** What the app shows, in the form that React subscribes to. */
export interface PageView {
  readonly current: () => Shown;
  readonly subscribe: (listener: () => void) => () => void;
  /** Called when React has rendered the first page. The time it takes indicates the speed of the device. */
  readonly ready: () => void;
  /** Shows something else. `arrive` runs once it is in the document, before it is painted. */
  readonly show: (shown: Shown, arrive: () => void) => Promise<void>;
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
    show: async (shown, arrive) => {
      document.dispatchEvent(new Event(pageLeftEvent));
      const change = () => {
        setLeaving(false);
        // effects of components may read it
        if (!('failure' in shown)) document.title = shown.page.head.title;
        revise(shown);
        closeOverlays();
      };
      const settle = () => {
        document.dispatchEvent(new Event(pageDrawnEvent));
        arrive();
      };
      if (mayFade(isQuick)) await fade(change, settle);
      else await changeAtOnce(change, settle);
      document.dispatchEvent(new Event(pageShownEvent));
    },
    revise,
  };
}

/** Pages fade if device and browser are able to and the reader does not prefer reduced motion. */
function mayFade(isQuick: boolean): boolean {
  return (
    isQuick &&
    typeof document.startViewTransition === 'function' &&
    matchMedia('(prefers-reduced-motion: no-preference)').matches
  );
}

async function fade(change: () => void, settle: () => void): Promise<void> {
  const transition = document.startViewTransition(() => {
    change();
    settle();
  });
  // a transition that the next one interrupts is not an error
  transition.ready.catch(() => {});
  transition.finished.catch(() => {});
  await transition.updateCallbackDone;
}

/** Settling requires a layout, so it waits for the one before the next frame. A hidden page has no frames. */
async function changeAtOnce(change: () => void, settle: () => void): Promise<void> {
  change();
  if (document.visibilityState === 'visible') await new Promise(requestAnimationFrame);
  settle();
}

/** Closes the menus and dropdowns in which a page was chosen. */
function closeOverlays(): void {
  document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
  document.querySelector('details.dropdown[open]')?.removeAttribute('open');
}
