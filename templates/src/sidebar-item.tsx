import { type SidebarItemData, usePage } from '@docsite/renderer/template';
import { Link } from '@theme/link';
import { SidebarCategory } from '@theme/sidebar-category';

export interface SidebarListProps {
  readonly items: readonly SidebarItemData[];
  /** Id of the list; those of the lists inside follow from it. */
  readonly id: string;
}

/** One level of a sidebar. */
export function SidebarList({ items, id }: SidebarListProps) {
  return (
    <ul className="sidebar-list" id={id}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <SidebarItem key={index} item={item} id={`${id}-${index}`} />
      ))}
    </ul>
  );
}

/** One entry of a sidebar, whatever its type. */
export function SidebarItem({ item, id }: { readonly item: SidebarItemData; readonly id: string }) {
  const { url } = usePage();
  if (item.type === 'category') return <SidebarCategory category={item} id={id} />;
  if (item.type === 'html') {
    const className = [item.defaultStyle && 'sidebar-text', item.className].filter(Boolean).join(' ');
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own configuration
    return <li className={className || undefined} dangerouslySetInnerHTML={{ __html: item.html }} />;
  }
  const current = item.href === url;
  if (item.unlisted && !current) return null;
  return (
    <li className={item.className}>
      <Link className="sidebar-link" href={item.href} external={item.external ?? false} aria-current={current ? 'page' : undefined}>
        {item.label}
      </Link>
    </li>
  );
}
