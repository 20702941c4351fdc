import type { PropSidebarItem } from '@docusaurus/inner/sidebar/sidebar-items';
import { CategoryContext } from '@docusaurus/inner/sidebar/sidebar-level';
import { useVisibleSidebarItems } from '@docusaurus/plugin-content-docs/client';
import DocSidebarItem, { type DocSidebarItemProps } from '@theme/DocSidebarItem';
import type { ReactNode } from 'react';

interface DocSidebarItemsProps extends Omit<DocSidebarItemProps, 'item' | 'index'> {
  readonly items: readonly PropSidebarItem[];
}

/** The items on one level of the sidebar, for components of the site that draw their own list. */
export default function DocSidebarItems({ items, ...props }: DocSidebarItemsProps): ReactNode {
  return (
    <CategoryContext value={undefined}>
      {useVisibleSidebarItems(items, props.activePath).map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no key of their own, and keep their order
        <DocSidebarItem key={index} item={item} index={index} {...props} />
      ))}
    </CategoryContext>
  );
}
