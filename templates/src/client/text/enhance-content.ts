import { shellDrawnEvent } from '../../browser/page-events.js';
import { afterPaint } from './after-paint.js';
import { addWrapButton } from './code-wrap.js';
import { addCopyButton } from './copy-buttons.js';
import { scheduleDiagrams } from './diagrams.js';
import { scheduleImageZoom } from './image-zoom.js';
import { endPartialLayout, layOut, lowerBlocks } from './partial-layout.js';
import { markScrollRegions } from './scroll-regions.js';

/** Adds what requires script to the text of a page, and completes its layout. */
export function enhanceContent(region: HTMLElement): void {
  scheduleImageZoom(region);
  afterPaint(() => {
    const blocks = [...region.querySelectorAll<HTMLElement>(`${enhanced}, ${lowerBlocks}`)];
    const enhance = (some: readonly HTMLElement[]) => enhanceBlocks(some, region.dataset);
    enhance(blocks.filter((block) => !awaitsShell(block)));
    const waiting = blocks.filter(awaitsShell);
    if (waiting.length > 0) document.addEventListener(shellDrawnEvent, () => enhance(waiting), { once: true });
    scheduleDiagrams(region);
  });
}

const enhanced = '.code-frame, .table-scroll';

/** Whether React will hydrate a block with the shell, to which buttons that are there before would not belong. */
function awaitsShell(block: HTMLElement): boolean {
  return block.closest('[data-body], [data-listed], #ds-root[data-alive]') === null;
}

/** How many blocks are enhanced between two frames: styling all at once would delay input. */
const blocksPerFrame = 10;

function enhanceBlocks(blocks: readonly HTMLElement[], labels: DOMStringMap): void {
  const next = blocks.slice(0, blocksPerFrame);
  layOut(next);
  for (const block of next.filter((block) => block.matches('.code-frame'))) {
    addWrapButton(block, labels);
    addCopyButton(block, labels);
    markScrollRegions(block.querySelectorAll<HTMLElement>(':scope > pre'));
  }
  markScrollRegions(next.filter((block) => block.matches('.table-scroll')));
  const rest = blocks.slice(blocksPerFrame);
  if (rest.length === 0) endPartialLayout();
  else afterPaint(() => enhanceBlocks(rest, labels));
}
