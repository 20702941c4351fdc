import { type SidebarItemData, usePage } from '@docsite/renderer/template';
import { hideSidebar } from '@docusaurus/hide-sidebar';
import { sidebarItems } from '@docusaurus/sidebar-items';
import DocSidebar from '@theme/DocSidebar';
import { useMemo } from 'react';

/** The navigation of the docs that a page belongs to, drawn by the site. */
export function Sidebar({ items }: { readonly items: readonly SidebarItemData[] }) {
  const { url } = usePage();
  const sidebar = useMemo(() => sidebarItems(items), [items]);
  return <DocSidebar path={url} sidebar={sidebar} isHidden={false} onCollapse={hideSidebar} />;
}
