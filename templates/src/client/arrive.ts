import { namedElement } from './named-element.js';

/** Where a reader comes to on a page. */
export interface Arrival {
  /** `#id` of the element to show; empty for the top of the page. */
  readonly hash: string;
  /** How far down the reader had been, where they come back. */
  readonly scroll?: number | undefined;
}

/**
 * Puts the reader where a page load would: at the element the address names, else at the top, with the focus there; and
 * says the title.
 */
export function arrive({ hash, scroll }: Arrival, title: string): void {
  const target = namedElement(hash);
  for (let fold = target?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  if (scroll !== undefined) scrollTo({ top: scroll, behavior: 'instant' });
  else if (target === null) scrollTo({ top: 0, behavior: 'instant' });
  else target.scrollIntoView({ behavior: 'instant' });
  // a reader who has opened a dialog meanwhile has gone on already
  if (document.querySelector(':modal') === null) moveFocus(target ?? document.body);
  announcer().textContent = title;
}

/** The next press of Tab goes on from there. */
function moveFocus(element: HTMLElement): void {
  const isStop = element.hasAttribute('tabindex');
  if (!isStop) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  if (!isStop) element.removeAttribute('tabindex');
}

/** Screen readers say what changes in here. */
function announcer(): HTMLElement {
  const known = document.getElementById('ds-announcer');
  if (known !== null) return known;
  const region = document.createElement('div');
  region.id = 'ds-announcer';
  region.className = 'visually-hidden';
  region.setAttribute('aria-live', 'assertive');
  region.setAttribute('aria-atomic', 'true');
  document.body.append(region);
  return region;
}
