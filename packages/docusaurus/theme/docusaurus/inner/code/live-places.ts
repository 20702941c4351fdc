import type { PageData, Router, SiteData } from '@docsite/renderer/template';
import { showNearby } from '@theme/browser/show-nearby';

/** The values that components in documents may read from contexts. */
export interface Surroundings {
  readonly site: SiteData;
  readonly page: PageData;
  readonly router: Router;
}

/** Draws what a place is marked with, and returns a function that unmounts it. */
export type DrawPlace = (place: HTMLElement, surroundings: Surroundings) => () => void;

/**
 * Has React draw each place of documents with an attribute when it comes near the window. Returns a function that stops
 * this.
 */
export function watchPlaces(attribute: string, surroundings: Surroundings, load: () => Promise<DrawPlace>): () => void {
  return showNearby({
    find: () => findPlaces(attribute),
    // the places have no box of their own
    boxOf: (place) => place.firstElementChild ?? place,
    load: async () => {
      const draw = await load();
      return (place) => draw(place, surroundings);
    },
    warning: 'docsite: a part of the page stays as it is:',
  });
}

/** Places that React does not draw already, as it does in islands and in pages that are hydrated as a whole. */
function findPlaces(attribute: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-body] [${attribute}]`)].filter((place) => {
    if (place.closest('[data-island]') !== null) return false;
    const region = place.closest('[data-chunk]');
    return region === null || region.querySelector('[data-island]') !== null;
  });
}
