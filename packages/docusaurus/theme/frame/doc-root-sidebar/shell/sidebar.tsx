import { type SidebarItemData, usePage } from '@docsite/renderer/template';
import { hideSidebar } from '@docusaurus/inner/sidebar/hide-sidebar';
import { useSidebarItems } from '@docusaurus/plugin-content-docs/client';
import DocRootLayoutSidebar from '@theme/DocRoot/Layout/Sidebar';
import { Sidebar as Original } from '@theme-original/shell/sidebar';

/** The sidebar next to documents, inside the site's component around it. */
export function Sidebar({ items }: { readonly items: readonly SidebarItemData[] }) {
  const page = usePage();
  const sidebar = useSidebarItems(items);
  if (!('docs' in page) || page.docs === undefined) return <Original items={items} />;
  return (
    <DocRootLayoutSidebar sidebar={sidebar} hiddenSidebarContainer={false} setHiddenSidebarContainer={hideSidebar} />
  );
}
