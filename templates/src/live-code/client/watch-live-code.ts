import { showNearby } from '../../browser/show-nearby.js';
import type { EditorSurroundings } from './open-editor.js';

/** Replaces editable code by editors when it comes near the window. Returns a function that stops this. */
export function watchLiveCode(surroundings: EditorSurroundings): () => void {
  return showNearby({
    find: findPlaces,
    load: async () => {
      const { openEditor } = await import('./open-editor.js');
      return (place) => {
        const editor = openEditor(place, surroundings);
        return () => editor.close();
      };
    },
    warning: 'docsite: code cannot be edited:',
  });
}

/** Code that is going to be hydrated is left to React until then. */
function findPlaces(): HTMLElement[] {
  const places = document.querySelectorAll<HTMLElement>('[data-live-code]');
  return [...places].filter((place) => place.closest('[data-chunk]:not([data-alive])') === null);
}
