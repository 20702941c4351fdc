import { type SidebarItemData, usePage } from '@docsite/renderer/template';
import { isBlogPage } from '@docusaurus/inner/pages/is-blog-page';
import { EntryContext, LevelContext } from '@docusaurus/inner/sidebar/sidebar-level';
import { useSidebarItems } from '@docusaurus/plugin-content-docs/client';
import DocSidebarItem from '@theme/DocSidebarItem';
import { SidebarItem as Original } from '@theme-original/shell/sidebar-entry';
import { useContext } from 'react';

/** A sidebar item without children, drawn by the site. */
export function SidebarItem({ item }: { readonly item: Exclude<SidebarItemData, { type: 'category' }> }) {
  const page = usePage();
  const { url } = page;
  const entries = useSidebarItems([item]);
  const level = useContext(LevelContext);
  const current = item.type === 'link' && item.href === url;
  if (item.type === 'link' && item.unlisted && !current) return null;
  if (isBlogPage(page)) return <Original item={item} />;
  return (
    <EntryContext value={item}>
      {entries.map((entry) => (
        <DocSidebarItem key="entry" item={entry} activePath={url} level={level} index={0} />
      ))}
    </EntryContext>
  );
}
