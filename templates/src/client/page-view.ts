import { flushSync } from 'react-dom';
import type { Shown } from './client-router.js';
import { pageShownEvent } from './page-events.js';

/** What the app shows, as React subscribes to it. */
export interface PageView {
  readonly current: () => Shown;
  readonly subscribe: (listener: () => void) => () => void;
  /** To be called when React has drawn the first page: how long that took tells how fast the device is. */
  readonly ready: () => void;
  /** Shows something else; `arrive` runs once it is in the document, in the same frame. */
  readonly show: (shown: Shown, arrive: () => void) => Promise<void>;
}

/** Milliseconds of hydration that tell a slow device, on which a fade would hold the next page up. */
const slow = 60;

/** Makes a view that begins with the page the document was loaded with. */
export function createPageView(start: Shown): PageView {
  const begun = performance.now();
  let isQuick = false;
  let current = start;
  const listeners = new Set<() => void>();
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
      await update(isQuick, () => {
        current = shown;
        flushSync(() => {
          for (const listener of listeners) listener();
        });
        closeOverlays();
        arrive();
      });
      document.dispatchEvent(new Event(pageShownEvent));
    },
  };
}

/** Changes the document: in a fade where device and browser can and the reader does not mind motion. */
async function update(isQuick: boolean, change: () => void): Promise<void> {
  const mayFade = isQuick && typeof document.startViewTransition === 'function' && matchMedia('(prefers-reduced-motion: no-preference)').matches;
  if (!mayFade) return change();
  const transition = document.startViewTransition(change);
  // a transition that is cut short by the next one is nothing to tell
  transition.ready.catch(() => {});
  transition.finished.catch(() => {});
  await transition.updateCallbackDone;
}

/** What was opened to choose a page has done its work. */
function closeOverlays(): void {
  document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
  document.querySelector('details.dropdown[open]')?.removeAttribute('open');
}
