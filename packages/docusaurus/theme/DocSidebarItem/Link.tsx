import type { PropSidebarItem } from '@docusaurus/inner/sidebar/sidebar-items';
import { EntryContext } from '@docusaurus/inner/sidebar/sidebar-level';
import isInternalUrl from '@docusaurus/isInternalUrl';
import type { DocSidebarItemProps } from '@theme/DocSidebarItem';
import { SidebarItem } from '@theme-original/shell/sidebar-entry';
import { useContext } from 'react';

type LinkItem = Extract<PropSidebarItem, { readonly type: 'link' }>;

/** A link of the sidebar. */
export default function DocSidebarItemLink({ item }: DocSidebarItemProps<LinkItem>) {
  const known = useContext(EntryContext);
  const facts = known?.type === 'link' && known.href === item.href ? known : outsideOf(item.href);
  return <SidebarItem item={{ ...facts, ...lookOf(item) }} />;
}

/** What a component of the site may have changed; reading the id of the document would load all documents. */
function lookOf({ type, label, href, unlisted, className, customProps }: LinkItem): LinkItem {
  return {
    type,
    label,
    href,
    ...(unlisted && { unlisted }),
    ...(className !== undefined && { className }),
    ...(customProps !== undefined && { customProps }),
  };
}

function outsideOf(href: string): { readonly external?: true } {
  return isInternalUrl(href) ? {} : { external: true };
}
