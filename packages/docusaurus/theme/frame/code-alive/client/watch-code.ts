import type { PageData, Router, SiteData } from '@docsite/renderer/template';
import { showNearby } from '@theme/browser/show-nearby';

/** What components that draw code may read from contexts. */
export interface CodeSurroundings {
  readonly site: SiteData;
  readonly page: PageData;
  readonly router: Router;
}

/** Has React draw each code block of documents when it comes near the window. Returns a function that stops this. */
export function watchCode(surroundings: CodeSurroundings): () => void {
  return showNearby({
    find: findPlaces,
    // code blocks have no box of their own
    boxOf: (place) => place.firstElementChild ?? place,
    load: async () => {
      const { drawCode } = await import('./draw-code.js');
      return (place) => drawCode(place, surroundings);
    },
    warning: 'docsite: code stays as it is:',
  });
}

/** Code blocks that React does not draw already, as it does in islands and in pages that are hydrated as a whole. */
function findPlaces(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-body] [data-code]')].filter((place) => {
    if (place.closest('[data-island]') !== null) return false;
    const region = place.closest('[data-chunk]');
    return region === null || region.querySelector('[data-island]') !== null;
  });
}
