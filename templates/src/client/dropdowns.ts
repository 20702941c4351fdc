/** Closes an open dropdown of the navbar by Escape, a click elsewhere, or when the focus leaves it. */
export function setUpDropdowns(): void {
  const openOne = () => document.querySelector<HTMLDetailsElement>('details.dropdown[open]');
  const closeUnlessHolding = (target: EventTarget | null) => {
    const dropdown = openOne();
    if (dropdown && !dropdown.contains(target as Node | null)) dropdown.open = false;
  };
  document.addEventListener('click', ({ target }) => closeUnlessHolding(target));
  document.addEventListener('focusin', ({ target }) => closeUnlessHolding(target));
  document.addEventListener('keydown', ({ key }) => {
    const dropdown = key === 'Escape' ? openOne() : null;
    if (!dropdown) return;
    dropdown.open = false;
    dropdown.querySelector('summary')?.focus();
  });
}
