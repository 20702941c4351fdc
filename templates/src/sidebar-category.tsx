import { formatLabel, type SidebarCategoryData, useLabels, usePage } from '@docsite/renderer/template';
import { SidebarList } from '@theme/sidebar-item';
import { SidebarContext } from '@theme/sidebar-state';
import { useContext } from 'react';

export interface SidebarCategoryProps {
  readonly category: SidebarCategoryData;
  readonly id: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/**
 * A category of a sidebar. In HTML only an open one holds its items, so that a page carries the open branch and not the whole
 * tree; a closed one is a link to its page, or to its first.
 */
export function SidebarCategory(props: SidebarCategoryProps) {
  const { category, id, isOpen } = props;
  const { isAlive, branch } = useContext(SidebarContext);
  return (
    <li className={['sidebar-category', category.className].filter(Boolean).join(' ')} data-on-path={branch.has(category) || undefined}>
      {isOpen || isAlive ? <Row {...props} /> : <ClosedRow category={category} />}
      {isOpen && <SidebarList items={category.items} id={id} />}
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

/** The label and the button that folds and unfolds; a label that leads nowhere does the same. */
function Row({ category, id, isOpen, onToggle }: SidebarCategoryProps) {
  const labels = useLabels();
  const { url } = usePage();
  const { isAlive } = useContext(SidebarContext);
  const { label, href, hasPage, collapsible } = category;
  const [collapse, expand] = [formatLabel(labels.collapseCategory, { label }), formatLabel(labels.expandCategory, { label })];
  return (
    <div className="sidebar-row">
      {hasPage ? (
        <a className="sidebar-link" href={href} aria-current={href === url ? 'page' : undefined}>
          {label}
        </a>
      ) : (
        // biome-ignore lint/a11y: the button beside it does the same for the keyboard
        <span className="sidebar-link" onClick={collapsible ? onToggle : undefined}>
          {label}
        </span>
      )}
      {collapsible && (
        <button
          type="button"
          className="sidebar-toggle script-only"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={isOpen ? collapse : expand}
          data-other-label={isAlive ? undefined : expand}
          onClick={onToggle}
        />
      )}
    </div>
  );
}
