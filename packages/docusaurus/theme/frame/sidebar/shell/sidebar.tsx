import { type SidebarItemData, usePage } from '@docsite/renderer/template';
import { isBlogPage } from '@docusaurus/inner/pages/is-blog-page';
import { hideSidebar } from '@docusaurus/inner/sidebar/hide-sidebar';
import { useSidebarItems } from '@docusaurus/plugin-content-docs/client';
import DocSidebar from '@theme/DocSidebar';
import { Sidebar as Original } from '@theme-original/shell/sidebar';

/** The sidebar of the docs, drawn by the site. That of a blog is another component. */
export function Sidebar({ items }: { readonly items: readonly SidebarItemData[] }) {
  const page = usePage();
  const { url } = page;
  const sidebar = useSidebarItems(items);
  if (isBlogPage(page)) return <Original items={items} />;
  return <DocSidebar path={url} sidebar={sidebar} isHidden={false} onCollapse={hideSidebar} />;
}
