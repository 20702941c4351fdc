import { usePage } from '@docsite/renderer/template';
import { sidebarItems } from '@docusaurus/sidebar-items';
import { CategoryContext, LevelContext } from '@docusaurus/sidebar-level';
import DocSidebarItem from '@theme/DocSidebarItem';
import type { SidebarCategoryProps } from '@theme-original/shell/sidebar-category';
import { useContext } from 'react';

export type { SidebarCategoryProps };

/** A category of a sidebar, drawn by the site. */
export function SidebarCategory({ children, ...drawn }: SidebarCategoryProps) {
  const { url } = usePage();
  const level = useContext(LevelContext);
  const list = children && <LevelContext value={level + 1}>{children}</LevelContext>;
  return (
    <CategoryContext value={{ ...drawn, children: list }}>
      {sidebarItems([drawn.category]).map((item) => (
        <DocSidebarItem key="category" item={item} activePath={url} level={level} index={0} />
      ))}
    </CategoryContext>
  );
}
