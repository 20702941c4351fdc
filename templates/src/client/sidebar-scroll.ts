const key = 'docsite.sidebar-scroll';

/** Keeps how far the sidebar is scrolled when another document of the site takes the place of this one. */
export function keepSidebarScroll(): void {
  try {
    const menu = document.querySelector('.menu-docs');
    const top = sessionStorage.getItem(key);
    if (menu !== null && top !== null) menu.scrollTop = Number(top);
    addEventListener('pagehide', () =>
      sessionStorage.setItem(key, String(document.querySelector('.menu-docs')?.scrollTop ?? 0)),
    );
  } catch {
    // The browser denies storage: the sidebar begins at the current entry.
  }
}
