/**
 * Collapses the expanded categories of the sidebar until React has hydrated it. Collapsed categories are plain links
 * until then.
 */
export function setUpSidebar(): void {
  document.addEventListener('click', ({ target }) => {
    const sidebar = (target as Element).closest<HTMLElement>('.sidebar:not([data-alive])');
    const toggle = sidebar === null ? null : toggleAt(target as Element);
    if (sidebar === null || toggle === null) return;
    const open = toggle.getAttribute('aria-expanded') !== 'true';
    if (open && sidebar.dataset.autoCollapse) foldSiblings(toggle);
    setOpen(toggle, open);
  });
}

/** Scrolls the sidebar, not the page, to its current entry. */
export function showCurrentEntry(): void {
  const current = document.querySelector('.sidebar [aria-current="page"]');
  const scroller = current?.closest('.menu');
  if (!current || !scroller) return;
  const [entry, frame] = [current.getBoundingClientRect(), scroller.getBoundingClientRect()];
  // a navbar may cover the upper end: see `menu.css`
  const covered = Number.parseFloat(getComputedStyle(scroller).scrollPaddingBlockStart) || 0;
  if (entry.top < frame.top + covered || entry.bottom > frame.bottom)
    scroller.scrollTop += entry.top - frame.top - frame.height / 3;
}

/** The toggle that was clicked, or the one beside a clicked label without a link. */
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
  const siblings = toggle
    .closest('.sidebar-list')
    ?.querySelectorAll<HTMLElement>(':scope > li > .sidebar-row > .sidebar-toggle');
  for (const sibling of siblings ?? []) if (sibling !== toggle) setOpen(sibling, false);
}
