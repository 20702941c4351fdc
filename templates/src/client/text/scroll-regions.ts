import { showWrapButton } from './code-wrap.js';

/** Makes code and tables tab stops exactly if they scroll sideways, and lets such code be wrapped. */
export function markScrollRegions(scrollers: Iterable<HTMLElement>): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) markOne(target as HTMLElement);
  });
  for (const scroller of scrollers) observer.observe(scroller);
}

function markOne(scroller: HTMLElement): void {
  const isOverflowing = scroller.scrollWidth > scroller.clientWidth;
  if (isOverflowing) scroller.tabIndex = 0;
  else scroller.removeAttribute('tabindex');
  showWrapButton(scroller, isOverflowing);
}
