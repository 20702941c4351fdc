import { useSyncExternalStore } from 'react';

/** Observes whether the reader has hidden the sidebar, which docsite records in the document. */
function watchSidebar(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-sidebar-hidden'] });
  return () => observer.disconnect();
}

/** Whether the reader has hidden the sidebar; false on the server. */
export function useSidebarHidden(): boolean {
  return useSyncExternalStore(
    watchSidebar,
    () => document.documentElement.dataset.sidebarHidden !== undefined,
    () => false,
  );
}
