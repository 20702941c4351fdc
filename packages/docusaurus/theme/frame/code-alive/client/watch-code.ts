import type { PageData, Router, SiteData } from '@docsite/renderer/template';
import { liveContentEvent, pageShownEvent } from '@theme/browser/page-events';

/** What components that draw code may read from contexts. */
export interface CodeSurroundings {
  readonly site: SiteData;
  readonly page: PageData;
  readonly router: Router;
}

/** How far above and below the window code is drawn, before it becomes visible. */
const near = '600px 0px';

/**
 * Has React draw each code block of documents when it comes near the window; the script for it is loaded no earlier.
 * Returns a function that stops this.
 */
export function watchCode(surroundings: CodeSurroundings): () => void {
  const drawn = new Map<Element, () => void>();
  let isOver = false;
  const show = async (place: HTMLElement) => {
    const { drawCode } = await import('./draw-code.js');
    if (!isOver && place.isConnected) drawn.set(place, drawCode(place, surroundings));
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        show(placeOf(target)).catch((error) => console.warn('docsite: code stays as it is:', error));
      }
    },
    { rootMargin: near },
  );
  const look = () => {
    for (const place of placesIn(document)) if (!drawn.has(place)) observer.observe(place.firstElementChild ?? place);
  };
  look();
  document.addEventListener(pageShownEvent, look);
  document.addEventListener(liveContentEvent, look);
  return () => {
    isOver = true;
    observer.disconnect();
    document.removeEventListener(pageShownEvent, look);
    document.removeEventListener(liveContentEvent, look);
    for (const end of drawn.values()) end();
  };
}

/** The code block of an observed element: blocks have no box of their own, so their first child is observed. */
function placeOf(target: Element): HTMLElement {
  return target.closest<HTMLElement>('[data-code]') as HTMLElement;
}

/** Code blocks that React does not draw already, as it does in islands and in pages that are hydrated as a whole. */
function placesIn(root: ParentNode): Element[] {
  return [...root.querySelectorAll('[data-body] [data-code]')].filter((place) => {
    if (place.closest('[data-island]') !== null) return false;
    const region = place.closest('[data-chunk]');
    return region === null || region.querySelector('[data-island]') !== null;
  });
}
