import { usePage } from '@docsite/renderer/template';
import { isBlogPage } from '@docusaurus/inner/pages/is-blog-page';
import { LevelContext } from '@docusaurus/inner/sidebar/sidebar-level';
import { useSidebarItems } from '@docusaurus/plugin-content-docs/client';
import DocSidebarItems from '@theme/DocSidebarItems';
import { SidebarList as Original, type SidebarListProps } from '@theme-original/shell/sidebar-item';
import { useContext } from 'react';

export type { SidebarListProps };

/** One level of a sidebar, all of whose items are drawn by one component of the site. */
export function SidebarList({ items, id }: SidebarListProps) {
  const page = usePage();
  const { url } = page;
  const level = useContext(LevelContext);
  const entries = useSidebarItems(items);
  if (isBlogPage(page)) return <Original items={items} id={id} />;
  return (
    <ul className="sidebar-list" id={id}>
      <DocSidebarItems items={entries} activePath={url} level={level} />
    </ul>
  );
}
