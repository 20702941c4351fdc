const key = 'docsite.sidebar-scroll';

/** Keeps the scroll position of the sidebar when another document of the site is loaded. */
export function keepSidebarScroll(): void {
  try {
    const menu = document.querySelector('.menu-docs');
    const top = sessionStorage.getItem(key);
    if (menu !== null && top !== null) menu.scrollTop = Number(top);
    addEventListener('pagehide', () =>
      sessionStorage.setItem(key, String(document.querySelector('.menu-docs')?.scrollTop ?? 0)),
    );
  } catch {
    // the browser denies storage, so the sidebar starts at the current entry
  }
}
