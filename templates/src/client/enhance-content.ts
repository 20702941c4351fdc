import { afterPaint } from './after-paint.js';
import { addWrapButton } from './code-wrap.js';
import { addCopyButton } from './copy-buttons.js';
import { scheduleDiagrams } from './diagrams.js';
import { scheduleImageZoom } from './image-zoom.js';
import { markScrollRegions } from './scroll-regions.js';

/** Adds what requires script to the text of a page. */
export function enhanceContent(region: HTMLElement): void {
  scheduleImageZoom(region);
  afterPaint(() => {
    enhanceCode([...region.querySelectorAll<HTMLElement>('.code-frame')], region.dataset);
    markScrollRegions(region.querySelectorAll<HTMLElement>('.table-scroll'));
    scheduleDiagrams(region);
  });
}

/** How many code blocks get their buttons between two frames: styling all at once would delay input. */
const blocksPerFrame = 10;

function enhanceCode(blocks: readonly HTMLElement[], labels: DOMStringMap): void {
  const next = blocks.slice(0, blocksPerFrame);
  for (const block of next) {
    addWrapButton(block, labels);
    addCopyButton(block, labels);
    markScrollRegions(block.querySelectorAll<HTMLElement>(':scope > pre'));
  }
  if (next.length < blocks.length) afterPaint(() => enhanceCode(blocks.slice(blocksPerFrame), labels));
}
