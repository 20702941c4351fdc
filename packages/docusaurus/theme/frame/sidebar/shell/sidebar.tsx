import { type SidebarItemData, usePage } from '@docsite/renderer/template';
import { sidebarItems } from '@docusaurus/sidebar-items';
import DocSidebar from '@theme/DocSidebar';

/** The navigation of the docs that a page belongs to, drawn by the site. */
export function Sidebar({ items }: { readonly items: readonly SidebarItemData[] }) {
  const { url } = usePage();
  return <DocSidebar path={url} sidebar={sidebarItems(items)} isHidden={false} onCollapse={() => {}} />;
}
