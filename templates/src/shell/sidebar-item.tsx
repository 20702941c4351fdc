import { type SidebarItemData, usePage } from '@docsite/renderer/template';
import { Link } from '@theme/content/link';
import { SidebarCategory } from '@theme/shell/sidebar-category';
import { useOpenCategories } from '@theme/shell/sidebar-state';
import { useRef } from 'react';

export interface SidebarListProps {
  readonly items: readonly SidebarItemData[];
  /** Id of the list; those of the lists inside follow from it. */
  readonly id: string;
}

/** One level of a sidebar. */
export function SidebarList({ items, id }: SidebarListProps) {
  const list = useRef<HTMLUListElement>(null);
  const { open, toggle } = useOpenCategories(items, list);
  return (
    <ul className="sidebar-list" id={id} ref={list}>
      {items.map((item, index) =>
        item.type === 'category' ? (
          <SidebarCategory
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            key={index}
            category={item}
            id={`${id}-${index}`}
            isOpen={open.has(index)}
            onToggle={() => toggle(index)}
          >
            {open.has(index) && <SidebarList items={item.items} id={`${id}-${index}`} />}
          </SidebarCategory>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <SidebarItem key={index} item={item} />
        ),
      )}
    </ul>
  );
}

/** An entry of a sidebar without entries of its own. */
export function SidebarItem({ item }: { readonly item: Exclude<SidebarItemData, { type: 'category' }> }) {
  const { url } = usePage();
  if (item.type === 'html') {
    const className = [item.defaultStyle && 'sidebar-text', item.className].filter(Boolean).join(' ');
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own configuration
    return <li className={className || undefined} dangerouslySetInnerHTML={{ __html: item.html }} />;
  }
  const current = item.href === url;
  if (item.unlisted && !current) return null;
  return (
    <li className={item.className}>
      {item.external ? (
        <Link className="sidebar-link" href={item.href} external>
          {item.label}
        </Link>
      ) : (
        <a
          className="sidebar-link"
          href={item.href}
          data-file={item.file && ''}
          aria-current={current ? 'page' : undefined}
        >
          {item.label}
        </a>
      )}
    </li>
  );
}
