import { flushSync } from 'react-dom';
import { pageDrawnEvent, pageShownEvent } from '../browser/page-events.js';
import type { Shown } from './client-router.js';

/** What the app shows, as React subscribes to it. */
export interface PageView {
  readonly current: () => Shown;
  readonly subscribe: (listener: () => void) => () => void;
  /** To be called when React has drawn the first page: how long that took is the measure of the device's speed. */
  readonly ready: () => void;
  /** Shows something else; `arrive` runs once it is in the document, before it is painted. */
  readonly show: (shown: Shown, arrive: () => void) => Promise<void>;
  /** Shows a new state of the same page, at once. */
  readonly revise: (shown: Shown) => void;
}

/** Milliseconds of hydration from which a device counts as slow: a fade would delay the next page there. */
const slow = 60;

/** Makes a view that begins with the page the document was loaded with. */
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
      const change = () => {
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

/** Pages fade where device and browser can and the reader does not mind motion. */
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
  // a transition that the next one cuts short is no error
  transition.ready.catch(() => {});
  transition.finished.catch(() => {});
  await transition.updateCallbackDone;
}

/**
 * To settle takes a layout: it waits for the one that comes before the next frame. A hidden page has no frames.
 */
async function changeAtOnce(change: () => void, settle: () => void): Promise<void> {
  change();
  if (document.visibilityState === 'visible') await new Promise(requestAnimationFrame);
  settle();
}

/** Closes the menus and dropdowns that a page was chosen in. */
function closeOverlays(): void {
  document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
  document.querySelector('details.dropdown[open]')?.removeAttribute('open');
}
