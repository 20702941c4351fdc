import { afterPaint } from './after-paint.js';
import { addWrapButtons } from './code-wrap.js';
import { addCopyButtons } from './copy-buttons.js';
import { scheduleDiagrams } from './diagrams.js';
import { scheduleImageZoom } from './image-zoom.js';
import { markScrollRegions } from './scroll-regions.js';

/** Adds what only script can add to the text of a page. */
export function enhanceContent(region: HTMLElement): void {
  scheduleImageZoom(region);
  afterPaint(() => {
    addWrapButtons(region);
    addCopyButtons(region);
    markScrollRegions(region);
    scheduleDiagrams(region);
  });
}
