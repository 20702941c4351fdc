import { sidebarOf, usePage, useSite } from '@docsite/renderer/template';
import { DocElementContext } from '@docusaurus/plugin-content-docs/client';
import { Sidebar } from '@theme-original/shell/sidebar';
import { useContext } from 'react';

/** The navigation of the docs that a page belongs to: once, in the frame, whatever the site draws around documents. */
export default function DocSidebar(_: { readonly [prop: string]: unknown }) {
  const { sidebars } = useSite();
  const name = sidebarOf(usePage());
  if (useContext(DocElementContext) !== null) return null;
  return <Sidebar items={(name && sidebars[name]) || []} />;
}
