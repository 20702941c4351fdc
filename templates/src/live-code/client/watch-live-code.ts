import { liveContentEvent, pageShownEvent } from '../../browser/page-events.js';
import type { EditorSurroundings, OpenEditor } from './open-editor.js';

/** How far above and below the window code gets its editor before it is visible. */
const near = '600px 0px';

/**
 * Replaces editable code by editors as it comes near, and loads their code no earlier. Returns a function that stops
 * this.
 */
export function watchLiveCode(surroundings: EditorSurroundings): () => void {
  const open = new Map<Element, OpenEditor>();
  let isOver = false;
  const show = async (place: HTMLElement) => {
    const { openEditor } = await import('./open-editor.js');
    if (!isOver && place.isConnected) open.set(place, openEditor(place, surroundings));
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        show(target as HTMLElement).catch((error) => console.warn('docsite: code cannot be edited:', error));
      }
    },
    { rootMargin: near },
  );
  const look = () => {
    for (const place of placesIn(document)) if (!open.has(place)) observer.observe(place);
  };
  look();
  document.addEventListener(pageShownEvent, look);
  document.addEventListener(liveContentEvent, look);
  return () => {
    isOver = true;
    observer.disconnect();
    document.removeEventListener(pageShownEvent, look);
    document.removeEventListener(liveContentEvent, look);
    for (const editor of open.values()) editor.close();
  };
}

/** Code that is going to be hydrated is left to React until then. */
function placesIn(root: ParentNode): Element[] {
  const places = root.querySelectorAll('[data-live-code]');
  return [...places].filter((place) => place.closest('[data-chunk]:not([data-alive])') === null);
}
