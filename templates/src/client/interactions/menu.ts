const stops = 'a[href], button, summary, input, [tabindex="0"]';

/**
 * Extends the menu, a popover that opens, closes by Escape and returns the focus by itself: it also closes when the
 * screen becomes wide enough for the sidebar, and when it loses the focus, which the Tab key keeps inside.
 */
export function setUpMenu(): void {
  const close = () => openMenu()?.hidePopover();
  matchMedia('(width > 996px)').addEventListener('change', close);
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = openMenu();
    if (menu?.contains(target as Node) && relatedTarget instanceof Node && !menu.contains(relatedTarget))
      menu.hidePopover();
  });
  document.addEventListener('keydown', (event) => {
    const menu = event.key === 'Tab' ? openMenu() : null;
    const next = menu && wrapAround(menu, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  // this event does not bubble
  document.addEventListener(
    'toggle',
    () => openMenu()?.querySelector('.sidebar [aria-current="page"]')?.scrollIntoView({ block: 'nearest' }),
    true,
  );
}

function openMenu(): HTMLElement | null {
  return typeof HTMLElement.prototype.hidePopover === 'function'
    ? document.querySelector('#ds-menu:popover-open')
    : null;
}

/** The other end of the menu, if the focus is at one end. */
function wrapAround(menu: HTMLElement, isBackward: boolean): HTMLElement | undefined {
  const inside = [...menu.querySelectorAll<HTMLElement>(stops)].filter((element) => element.checkVisibility());
  const [from, to] = isBackward ? [inside[0], inside.at(-1)] : [inside.at(-1), inside[0]];
  return document.activeElement === from ? to : undefined;
}
