import { type SidebarItemData, useLabels, useSite } from '@docsite/renderer/template';
import { SidebarList } from '@theme/sidebar-item';

/** The navigation of the docs that a page belongs to. */
export function Sidebar({ items }: { readonly items: readonly SidebarItemData[] }) {
  const { sidebar } = useSite();
  return (
    <nav className="sidebar" aria-label={useLabels().docsSidebar} data-auto-collapse={sidebar.autoCollapseCategories || undefined}>
      <SidebarList items={items} id="sidebar" />
    </nav>
  );
}
