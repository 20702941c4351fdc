const key = 'docsite.sidebar-scroll';

/** Keeps how far the sidebar is scrolled when another document of the site takes the place of this one. */
export function keepSidebarScroll(): void {
  try {
    const menu = document.getElementById('ds-menu');
    const top = sessionStorage.getItem(key);
    if (menu !== null && top !== null) menu.scrollTop = Number(top);
    addEventListener('pagehide', () =>
      sessionStorage.setItem(key, String(document.getElementById('ds-menu')?.scrollTop ?? 0)),
    );
  } catch {
    // The browser denies storage: the sidebar begins at the current entry.
  }
}
