import { sidebarOf, usePage, useSite } from '@docsite/renderer/template';
import { sidebarSources } from '@docusaurus/inner/sidebar/sidebar-items';
import type { DocSidebarProps } from '@theme/DocSidebar/Desktop';
import { Sidebar } from '@theme-original/shell/sidebar';
import { useMemo } from 'react';

export type DocSidebarContentProps = { readonly [Name in 'path' | 'sidebar']?: DocSidebarProps[Name] | undefined };

/** The items of the sidebar: those it receives, otherwise those of the page. */
export default function DocSidebarDesktopContent({ sidebar }: DocSidebarContentProps) {
  const { sidebars } = useSite();
  const name = sidebarOf(usePage());
  const given = useMemo(() => sidebar && sidebarSources(sidebar), [sidebar]);
  return <Sidebar items={given ?? ((name && sidebars[name]) || [])} />;
}
