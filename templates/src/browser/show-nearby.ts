import { liveContentEvent, pageShownEvent } from './page-events.js';

/** How far above and below the window a place is shown, before it becomes visible. */
const near = '600px 0px';

/** Places in pages, and the code that takes them over. */
export interface NearbyPlaces {
  /** The places of the current page that may be shown. */
  readonly find: () => readonly HTMLElement[];
  /** The element with the box of a place; the place itself by default. */
  readonly boxOf?: (place: HTMLElement) => Element;
  /** Loads the function that shows a place, and returns how to end that. */
  readonly load: () => Promise<(place: HTMLElement) => () => void>;
  /** The warning if a place cannot be shown. */
  readonly warning: string;
}

/**
 * Shows each place when it comes near the window, and loads the code for it no earlier. Returns a function that stops
 * this.
 */
export function showNearby({ find, boxOf = (place) => place, load, warning }: NearbyPlaces): () => void {
  const shown = new Map<HTMLElement, () => void>();
  const places = new WeakMap<Element, HTMLElement>();
  let isOver = false;
  const show = async (place: HTMLElement) => {
    const showPlace = await load();
    if (!isOver && place.isConnected) shown.set(place, showPlace(place));
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const place = isIntersecting && places.get(target);
        if (!place) continue;
        observer.unobserve(target);
        show(place).catch((error) => console.warn(warning, error));
      }
    },
    { rootMargin: near },
  );
  const look = () => {
    for (const place of find()) {
      if (shown.has(place)) continue;
      const box = boxOf(place);
      places.set(box, place);
      observer.observe(box);
    }
  };
  look();
  document.addEventListener(pageShownEvent, look);
  document.addEventListener(liveContentEvent, look);
  return () => {
    isOver = true;
    observer.disconnect();
    document.removeEventListener(pageShownEvent, look);
    document.removeEventListener(liveContentEvent, look);
    for (const end of shown.values()) end();
  };
}
