import type { PropSidebarItem } from '@docusaurus/inner/sidebar/sidebar-items';
import type { DocSidebarItemProps } from '@theme/DocSidebarItem';
import { SidebarItem } from '@theme-original/shell/sidebar-entry';

type HtmlItem = Extract<PropSidebarItem, { readonly type: 'html' }>;

/** HTML in the sidebar. */
export default function DocSidebarItemHtml({ item: { value, ...item } }: DocSidebarItemProps<HtmlItem>) {
  return <SidebarItem item={{ ...item, html: value }} />;
}
