import { showWrapButton } from './code-wrap.js';

/** Makes code and tables stops of the Tab key exactly where they scroll sideways, and lets such code be wrapped. */
export function markScrollRegions(region: HTMLElement): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) markOne(target as HTMLElement);
  });
  for (const scroller of region.querySelectorAll<HTMLElement>('.code-frame > pre, .table-scroll'))
    observer.observe(scroller);
}

function markOne(scroller: HTMLElement): void {
  const isOverflowing = scroller.scrollWidth > scroller.clientWidth;
  if (isOverflowing) scroller.tabIndex = 0;
  else scroller.removeAttribute('tabindex');
  showWrapButton(scroller, isOverflowing);
}
