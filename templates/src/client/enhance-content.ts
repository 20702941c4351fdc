import { addCopyButtons } from './copy-buttons.js';
import { markScrollRegions } from './scroll-regions.js';

/** Fired on `document` when React has taken over a live region, or drawn a new one. */
export const liveContentEvent = 'docsite:live-content';

/** Adds what only script can add to the text of a page. */
export function enhanceContent(region: HTMLElement): void {
  addCopyButtons(region);
  markScrollRegions(region);
}
