import { flushSync } from 'react-dom';
import type { Shown } from './client-router.js';
import { pageShownEvent } from './page-events.js';

/** What the app shows, as React subscribes to it. */
export interface PageView {
  readonly current: () => Shown;
  readonly subscribe: (listener: () => void) => () => void;
  /** Shows something else; `arrive` runs once it is in the document, in the same frame. */
  readonly show: (shown: Shown, arrive: () => void) => Promise<void>;
}

/** Makes a view that begins with the page the document was loaded with. */
export function createPageView(start: Shown): PageView {
  let current = start;
  const listeners = new Set<() => void>();
  return {
    current: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: async (shown, arrive) => {
      await inTransition(() => {
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

/** Fades from page to page where the browser can and the reader does not mind motion. */
async function inTransition(update: () => void): Promise<void> {
  if (typeof document.startViewTransition !== 'function' || !matchMedia('(prefers-reduced-motion: no-preference)').matches) return update();
  const transition = document.startViewTransition(update);
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
