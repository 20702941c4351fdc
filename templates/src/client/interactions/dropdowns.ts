import { reachByKey } from './reach-by-key.js';

/**
 * Extends the dropdowns of the navbar, which the browser opens: the arrow keys open one and move through its links, and
 * it closes by Escape, a click elsewhere, or when it loses the focus.
 */
export function setUpDropdowns(): void {
  document.addEventListener('click', ({ target }) => closeUnlessHolding(target));
  document.addEventListener('focusin', ({ target }) => closeUnlessHolding(target));
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
