const { documentElement: root } = document;

/**
 * Leaves the lower blocks of a long text out of the first layout (`styles/partial-layout.css`), which therefore takes
 * half as long. Not if the browser is about to scroll to a place in the text, because the heights above it are
 * estimates until `layOut` has had its turn.
 */
export function beginPartialLayout(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'navigate' && location.hash === '') root.dataset.partialLayout = '';
}

/** The blocks that a partial layout may leave out, in the selector of a query. */
export const lowerBlocks = '[data-partial-layout] [data-body]:not([data-chunk]) > :nth-child(n + 12)';

/** Lays out those of the elements that the first layout has left out. */
export function layOut(elements: readonly HTMLElement[]): void {
  for (const element of elements) if (element.matches(lowerBlocks)) element.style.contentVisibility = 'visible';
}

/** Lays out everything, after `layOut` or instead of it. */
export function endPartialLayout(): void {
  if (root.dataset.partialLayout === undefined) return;
  delete root.dataset.partialLayout;
  for (const block of document.querySelectorAll<HTMLElement>('[data-body] > [style]')) {
    block.style.contentVisibility = '';
    if (block.getAttribute('style') === '') block.removeAttribute('style');
  }
}
