import { usePage } from '@docsite/renderer/template';
import { isBlogPage } from '@docusaurus/inner/pages/is-blog-page';
import { CategoryContext, LevelContext } from '@docusaurus/inner/sidebar/sidebar-level';
import { useSidebarItems } from '@docusaurus/plugin-content-docs/client';
import DocSidebarItem from '@theme/DocSidebarItem';
import { SidebarCategory as Original, type SidebarCategoryProps } from '@theme-original/shell/sidebar-category';
import { useContext } from 'react';

export type { SidebarCategoryProps };

/** A category of a sidebar, drawn by the site. */
export function SidebarCategory({ children, ...drawn }: SidebarCategoryProps) {
  const page = usePage();
  const { url } = page;
  const items = useSidebarItems([drawn.category]);
  const level = useContext(LevelContext);
  const list = children && <LevelContext value={level + 1}>{children}</LevelContext>;
  if (isBlogPage(page)) return <Original {...drawn}>{children}</Original>;
  return (
    <CategoryContext value={{ ...drawn, children: list }}>
      {items.map((item) => (
        <DocSidebarItem key="category" item={item} activePath={url} level={level} index={0} />
      ))}
    </CategoryContext>
  );
}
