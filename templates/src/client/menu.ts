/**
 * The menu is a popover, which opens, closes by Escape and returns the focus by itself. What is left: it closes when the
 * screen grows wide enough for the sidebar, and when the focus leaves it.
 */
export function setUpMenu(): void {
  const menu = document.getElementById('site-menu');
  if (menu === null || typeof menu.hidePopover !== 'function') return;
  const close = () => menu.matches(':popover-open') && menu.hidePopover();
  matchMedia('(width > 996px)').addEventListener('change', close);
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close();
  });
  menu.addEventListener('toggle', (event) => {
    if ((event as ToggleEvent).newState === 'open') menu.querySelector('.sidebar [aria-current]')?.scrollIntoView({ block: 'nearest' });
  });
}
