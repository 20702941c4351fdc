import { type SidebarItemData, usePage } from '@docsite/renderer/template';
import { hideSidebar } from '@docusaurus/hide-sidebar';
import { isBlogPage } from '@docusaurus/is-blog-page';
import { sidebarItems } from '@docusaurus/sidebar-items';
import DocSidebar from '@theme/DocSidebar';
import { Sidebar as Original } from '@theme-original/shell/sidebar';
import { useMemo } from 'react';

/** The navigation of the docs that a page belongs to, drawn by the site. The one of a blog is another component. */
export function Sidebar({ items }: { readonly items: readonly SidebarItemData[] }) {
  const page = usePage();
  const { url } = page;
  const sidebar = useMemo(() => sidebarItems(items), [items]);
  if (isBlogPage(page)) return <Original items={items} />;
  return <DocSidebar path={url} sidebar={sidebar} isHidden={false} onCollapse={hideSidebar} />;
}
