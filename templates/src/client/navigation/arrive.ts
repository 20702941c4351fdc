import { namedElement } from './named-element.js';

/** The position on a page that a navigation leads to. */
export interface Arrival {
  /** `#id` of the element to scroll to; empty for the top of the page. */
  readonly hash: string;
  /** Scroll position to restore after Back or Forward. */
  readonly scroll?: number | undefined;
}

/**
 * Scrolls and focuses as a page load would, to the element named by the address or else to the top, and announces the
 * title.
 */
export function arrive({ hash, scroll }: Arrival, title: string): void {
  const target = namedElement(hash);
  for (let fold = target?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  if (scroll === undefined && target !== null) target.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: scroll ?? 0, behavior: 'instant' });
  // an open dialog keeps the focus
  if (document.querySelector(':modal') === null) moveFocus(target ?? document.body);
  announcer().textContent = title;
}

/** Tab continues from there. */
function moveFocus(element: HTMLElement): void {
  const isStop = element.hasAttribute('tabindex');
  if (!isStop) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  if (!isStop) element.removeAttribute('tabindex');
}

/** A live region: screen readers announce changes of it at once and completely. */
function announcer(): HTMLElement {
  const known = document.getElementById('ds-announcer');
  if (known !== null) return known;
  const region = document.createElement('div');
  region.id = 'ds-announcer';
  region.className = 'visually-hidden';
  region.ariaLive = 'assertive';
  region.ariaAtomic = 'true';
  document.body.append(region);
  return region;
}
