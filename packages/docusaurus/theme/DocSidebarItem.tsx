import type { PropSidebarItem } from '@docusaurus/inner/sidebar/sidebar-items';
import DocSidebarItemCategory from '@theme/DocSidebarItem/Category';
import DocSidebarItemHtml from '@theme/DocSidebarItem/Html';
import DocSidebarItemLink from '@theme/DocSidebarItem/Link';
import type { ReactNode } from 'react';

/** The props of a sidebar item. */
export interface DocSidebarItemProps<Item extends PropSidebarItem = PropSidebarItem> {
  readonly item: Item;
  readonly activePath: string;
  readonly level: number;
  readonly index: number;
  readonly onItemClick?: (item: Item) => void;
  readonly tabIndex?: number;
}

/** An item of the sidebar. */
export default function DocSidebarItem({ item, ...props }: DocSidebarItemProps): ReactNode {
  const { onItemClick: _, ...rest } = props;
  if (item.type === 'category') return <DocSidebarItemCategory item={item} {...rest} />;
  if (item.type === 'html') return <DocSidebarItemHtml item={item} {...rest} />;
  return <DocSidebarItemLink item={item} {...rest} />;
}
