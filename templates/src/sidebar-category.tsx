import { formatLabel, type SidebarCategoryData, type SidebarItemData, useLabels, usePage } from '@docsite/renderer/template';
import { SidebarList } from '@theme/sidebar-item';

export interface SidebarCategoryProps {
  readonly category: SidebarCategoryData;
  readonly id: string;
}

/**
 * A category of a sidebar. Only an open one holds its items, so that a page carries the open branch and not the whole tree;
 * a closed one is a link to its page, or to its first.
 */
export function SidebarCategory({ category, id }: SidebarCategoryProps) {
  const { url } = usePage();
  const onPath = holds(category, url);
  const open = onPath || !category.collapsible || !category.collapsed;
  return (
    <li className={['sidebar-category', category.className].filter(Boolean).join(' ')} data-on-path={onPath || undefined}>
      {open ? <OpenRow category={category} listId={id} /> : <ClosedRow category={category} />}
      {open && <SidebarList items={category.items} id={id} />}
    </li>
  );
}

function ClosedRow({ category }: { readonly category: SidebarCategoryData }) {
  return (
    <div className="sidebar-row">
      <a className={category.href === undefined ? 'sidebar-link' : 'sidebar-link sidebar-closed'} href={category.href}>
        {category.label}
      </a>
    </div>
  );
}

function OpenRow({ category, listId }: { readonly category: SidebarCategoryData; readonly listId: string }) {
  const labels = useLabels();
  const { url } = usePage();
  const { label, href, hasPage, collapsible } = category;
  const collapse = formatLabel(labels.collapseCategory, { label });
  return (
    <div className="sidebar-row">
      {hasPage ? (
        <a className="sidebar-link" href={href} aria-current={href === url ? 'page' : undefined}>
          {label}
        </a>
      ) : (
        <span className="sidebar-link">{label}</span>
      )}
      {collapsible && (
        <button
          type="button"
          className="sidebar-toggle script-only"
          aria-expanded="true"
          aria-controls={listId}
          aria-label={collapse}
          data-other-label={formatLabel(labels.expandCategory, { label })}
        />
      )}
    </div>
  );
}

function holds(category: SidebarCategoryData, url: string): boolean {
  return (category.hasPage && category.href === url) || category.items.some((item) => isAt(item, url));
}

function isAt(item: SidebarItemData, url: string): boolean {
  if (item.type === 'category') return holds(item, url);
  return item.type === 'link' && item.href === url;
}
