import { sidebarOf, usePage, useSite } from '@docsite/renderer/template';
import { Sidebar } from '@theme-original/shell/sidebar';

/** The navigation of the docs that a page belongs to. */
export default function DocSidebar(_: { readonly [prop: string]: unknown }) {
  const { sidebars } = useSite();
  const name = sidebarOf(usePage());
  return <Sidebar items={(name && sidebars[name]) || []} />;
}
