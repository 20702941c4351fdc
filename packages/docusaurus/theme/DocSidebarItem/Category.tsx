import type { PropSidebarItem } from '@docusaurus/inner/sidebar/sidebar-items';
import { CategoryContext, type DrawnCategory } from '@docusaurus/inner/sidebar/sidebar-level';
import { findFirstSidebarItemLink, isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import type { DocSidebarItemProps } from '@theme/DocSidebarItem';
import DocSidebarItems from '@theme/DocSidebarItems';
import { SidebarCategory } from '@theme-original/shell/sidebar-category';
import { useContext, useState } from 'react';

type CategoryItem = Extract<PropSidebarItem, { readonly type: 'category' }>;
type Props = DocSidebarItemProps<CategoryItem>;

/** A category of the sidebar. */
export default function DocSidebarItemCategory(props: Props) {
  const drawn = useContext(CategoryContext);
  return drawn === undefined ? <OwnCategory {...props} /> : <Category item={props.item} drawn={drawn} />;
}

function Category({ item, drawn }: { readonly item: CategoryItem; readonly drawn: DrawnCategory }) {
  const { category } = drawn;
  // unchanged categories stay the same object, by which the theme knows whether they contain the current page
  const isSame = item.label === category.label && item.className === category.className;
  const { label, className } = item;
  return (
    <SidebarCategory
      {...drawn}
      category={isSame ? category : { ...category, label, ...(className && { className }) }}
    />
  );
}

/** A category in a list drawn by a component of the site. */
function OwnCategory({ item, activePath, level }: Props) {
  const [isOpen, setOpen] = useState(!item.collapsed || isActiveSidebarItem(item, activePath));
  const list = (
    <ul className="sidebar-list">
      <DocSidebarItems items={item.items} activePath={activePath} level={level + 1} />
    </ul>
  );
  const { href = findFirstSidebarItemLink(item), items: _, ...facts } = item;
  const category = { ...facts, ...(href !== undefined && { href }), hasPage: item.href !== undefined, items: [] };
  const drawn = { category, id: '', isOpen, onToggle: () => setOpen(!isOpen), children: isOpen && list };
  return <Category item={item} drawn={drawn} />;
}
