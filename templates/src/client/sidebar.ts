/** Folds the open categories of the sidebar, and brings the current page into its view. Closed categories are plain links. */
export function setUpSidebar(): void {
  const sidebar = document.querySelector<HTMLElement>('.sidebar');
  if (sidebar === null) return;
  sidebar.addEventListener('click', ({ target }) => {
    const toggle = toggleAt(target as Element);
    if (toggle === null) return;
    const open = toggle.getAttribute('aria-expanded') !== 'true';
    if (open && sidebar.dataset.autoCollapse) foldSiblings(toggle);
    setOpen(toggle, open);
  });
  showCurrent(sidebar);
}

/** The toggle that was clicked, or the one beside the label that was, where the label leads nowhere itself. */
function toggleAt(target: Element): HTMLElement | null {
  const label = target.closest('span.sidebar-link');
  return label === null
    ? target.closest<HTMLElement>('.sidebar-toggle')
    : (label.parentElement?.querySelector<HTMLElement>('.sidebar-toggle') ?? null);
}

function setOpen(toggle: HTMLElement, open: boolean): void {
  const list = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
  if (list === null || toggle.getAttribute('aria-expanded') === String(open)) return;
  const label = toggle.getAttribute('aria-label');
  list.hidden = !open;
  toggle.setAttribute('aria-expanded', String(open));
  toggle.setAttribute('aria-label', toggle.dataset.otherLabel ?? '');
  toggle.dataset.otherLabel = label ?? '';
}

function foldSiblings(toggle: HTMLElement): void {
  const siblings = toggle.closest('.sidebar-list')?.querySelectorAll<HTMLElement>(':scope > li > .sidebar-row > .sidebar-toggle');
  for (const sibling of siblings ?? []) if (sibling !== toggle) setOpen(sibling, false);
}

/** Scrolls the sidebar, not the page, where the current entry is out of sight. */
function showCurrent(sidebar: HTMLElement): void {
  const current = sidebar.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  const scroller = sidebar.closest('.menu');
  if (current === undefined || scroller === null) return;
  const frame = scroller.getBoundingClientRect();
  if (current.top < frame.top || current.bottom > frame.bottom) scroller.scrollTop += current.top - frame.top - frame.height / 3;
}
