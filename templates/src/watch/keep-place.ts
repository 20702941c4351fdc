/** Pixels between the sampled points of the window. */
const grid = 32;

/**
 * Changes the page without moving what the reader looks at: an edit further up shifts nothing. At the top of a page,
 * the top stays.
 */
export function keepPlace(change: () => void): void {
  const { style } = document.documentElement;
  const anchors = scrollY === 0 ? [] : visibleElements().map((element) => ({ element, top: topOf(element) }));
  const scrolled = scrollY;
  // the scroll anchoring of the browser would move the page a second time
  style.overflowAnchor = 'none';
  change();
  const anchor = anchors.find(({ element }) => element.isConnected && element.getClientRects().length > 0);
  if (anchor !== undefined) scrollBy({ top: topOf(anchor.element) - anchor.top, behavior: 'instant' });
  else if (scrollY !== scrolled) scrollTo({ top: scrolled, behavior: 'instant' });
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      style.overflowAnchor = '';
    }),
  );
}

/** The innermost elements of the text in the window, from top to bottom. */
function visibleElements(): Element[] {
  const main = document.getElementById('ds-main');
  const { left = 0, width = innerWidth } = main?.getBoundingClientRect() ?? {};
  const found = new Set<Element>();
  for (const share of [0.25, 0.5])
    for (let y = grid; y < innerHeight; y += grid)
      for (const element of document.elementsFromPoint(left + width * share, y))
        if (main?.contains(element) && element !== main && topOf(element) > -innerHeight) found.add(element);
  const isInner = (element: Element) => Number(element.firstElementChild === null);
  return [...found].sort((one, other) => isInner(other) - isInner(one) || topOf(one) - topOf(other));
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}
