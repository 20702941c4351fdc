import { usePage } from '@docsite/renderer/template';
import { sidebarItems } from '@docusaurus/sidebar-items';
import { LevelContext } from '@docusaurus/sidebar-level';
import DocSidebarItems from '@theme/DocSidebarItems';
import type { SidebarListProps } from '@theme-original/shell/sidebar-item';
import { useContext, useMemo } from 'react';

export type { SidebarListProps };

/** One level of a sidebar, whose entries the site draws all at once. */
export function SidebarList({ items, id }: SidebarListProps) {
  const { url } = usePage();
  const level = useContext(LevelContext);
  const entries = useMemo(() => sidebarItems(items), [items]);
  return (
    <ul className="sidebar-list" id={id}>
      <DocSidebarItems items={entries} activePath={url} level={level} />
    </ul>
  );
}
