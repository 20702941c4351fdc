import { reachByKey } from './reach-by-key.js';

/**
 * Extends the dropdowns of the navbar, which the browser opens by a click, and the style sheet under a mouse: the arrow
 * keys open one and move through its links, and it closes by Escape, a click elsewhere, or when the focus or the mouse
 * leaves it.
 */
export function setUpDropdowns(): void {
  document.addEventListener('click', ({ target }) => closeUnlessHolding(target));
  document.addEventListener('click', followLabel);
  document.addEventListener('focusin', ({ target }) => closeUnlessHolding(target));
  // the event does not bubble
  document.addEventListener('pointerleave', closeBehindMouse, true);
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') closeByKey(event);
    else walk(event);
  });
}

function openOne(): HTMLDetailsElement | null {
  return document.querySelector('details.dropdown[open]');
}

function closeUnlessHolding(target: EventTarget | null): void {
  const dropdown = openOne();
  if (dropdown && !dropdown.contains(target as Node | null)) dropdown.open = false;
}

/** A list that opens under the mouse also closes behind it if it was clicked, unless keys have moved into it since. */
function closeBehindMouse({ target, pointerType }: PointerEvent): void {
  const dropdown = openOne();
  if (target !== dropdown || !dropdown?.matches('.navbar :not(:has(:focus-visible))')) return;
  if (opensUnder(pointerType)) dropdown.open = false;
}

/** A click on the button of a list that is open under the mouse follows its first link, if the site says so. */
function followLabel(event: MouseEvent): void {
  const button = (event.target as Element).closest('.navbar [data-linked] > summary');
  if (button === null || !opensUnder((event as PointerEvent).pointerType)) return;
  event.preventDefault();
  button.parentElement?.querySelector('a')?.click();
}

/** Whether the style sheet opens dropdowns under the pointer: see `dropdown.css`. */
function opensUnder(pointerType: string): boolean {
  return (
    pointerType === 'mouse' &&
    CSS.supports('selector(::details-content)') &&
    matchMedia('(hover: hover) and (pointer: fine)').matches
  );
}

function closeByKey(event: KeyboardEvent): void {
  const dropdown = openOne();
  if (dropdown === null) return;
  // the menu panel around it stays open
  event.preventDefault();
  dropdown.open = false;
  dropdown.querySelector('summary')?.focus();
}

function walk(event: KeyboardEvent): void {
  const dropdown = (event.target as Element).closest<HTMLDetailsElement>('details.dropdown');
  if (dropdown === null || (!dropdown.open && !event.key.startsWith('Arrow'))) return;
  const links = [...dropdown.querySelectorAll('a')];
  const next = reachByKey(links, event.target as HTMLAnchorElement, event, ['ArrowUp', 'ArrowDown']);
  if (next === undefined) return;
  event.preventDefault();
  dropdown.open = true;
  next.focus();
}
