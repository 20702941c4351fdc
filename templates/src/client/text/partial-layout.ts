const { documentElement: root } = document;

/** What may lead to a place whose position is an estimate. */
const inputs = ['keydown', 'pointerdown', 'scroll'] as const;

/**
 * Leaves the lower blocks of a long text out of the first layout (`styles/partial-layout.css`), which therefore takes
 * half as long, until `layOut` has had its turn or the reader does something: the heights of these blocks are
 * estimates. Not if the browser is about to scroll to a place in the text.
 */
export function beginPartialLayout(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // the name includes a text fragment, which `location.hash` lacks
  if (navigation?.type !== 'navigate' || navigation.name.includes('#')) return;
  root.dataset.partialLayout = '';
  const end = () => delete root.dataset.partialLayout;
  for (const input of inputs) addEventListener(input, end, { once: true, passive: true });
}

/** The blocks that a partial layout may leave out, in the selector of a query. */
export const lowerBlocks = '[data-partial-layout] [data-body]:not([data-chunk]) > :nth-child(n + 12)';

/** Lays out those of the elements that the first layout has left out. */
export function layOut(elements: readonly HTMLElement[]): void {
  for (const element of elements) if (element.matches(lowerBlocks)) element.dataset.laidOut = '';
}

/** Lays out everything, after `layOut` or instead of it. */
export function endPartialLayout(): void {
  delete root.dataset.partialLayout;
  for (const block of document.querySelectorAll<HTMLElement>('[data-laid-out]')) delete block.dataset.laidOut;
}
