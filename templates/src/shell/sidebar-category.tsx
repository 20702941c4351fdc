import { classNames, formatLabel, type SidebarCategoryData, useLabels, usePage } from '@docsite/renderer/template';
import { SidebarContext } from '@theme/shell/sidebar-state';
import { type MouseEvent, type ReactNode, useContext } from 'react';

/** A category, whether it is expanded (which the list around it keeps), and the `id` of the list that it expands. */
export interface SidebarCategoryProps {
  readonly category: SidebarCategoryData;
  readonly id: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** The list of its items, while it is expanded. */
  readonly children?: ReactNode;
}

/**
 * A category of a sidebar. In HTML only an expanded one contains its items, so that a page has the current branch and
 * not the whole tree; a collapsed one links to its page, or to its first. Hydration replaces no element, as one of them
 * may have the focus.
 */
export function SidebarCategory(props: SidebarCategoryProps) {
  const { category, children } = props;
  const { branch } = useContext(SidebarContext);
  return (
    <li className={classNames('sidebar-category', category.className)} data-on-path={branch.has(category) || undefined}>
      <div className="sidebar-row">
        <Label {...props} />
        <Toggle {...props} />
      </div>
      {children}
    </li>
  );
}

/**
 * Links to the page of the category. Without one, it acts like the button beside it, and while that is missing, a
 * collapsed category links to its first page.
 */
function Label({ category, isOpen, onToggle }: SidebarCategoryProps) {
  const { url } = usePage();
  const { isAlive } = useContext(SidebarContext);
  const { label, href, hasPage, collapsible } = category;
  if (isOpen && !hasPage) {
    return (
      // biome-ignore lint/a11y: the button beside it does the same for the keyboard
      <span className="sidebar-link" onClick={collapsible ? onToggle : undefined}>
        {label}
      </span>
    );
  }
  const isDrawnClosed = !isOpen && !isAlive && href !== undefined;
  return (
    <a
      className={isDrawnClosed ? 'sidebar-link sidebar-closed' : 'sidebar-link'}
      href={href}
      onClick={isAlive && collapsible && !hasPage ? (event) => expandInPlace(event, onToggle) : undefined}
      aria-current={hasPage && href === url ? 'page' : undefined}
    >
      {label}
    </a>
  );
}

/** The link is replaced by text, so the button beside it takes the focus. */
function expandInPlace(event: MouseEvent<HTMLElement>, expand: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  event.currentTarget.parentElement?.querySelector('button')?.focus();
  expand();
}

/** Expands and collapses a category. A collapsed one has its button only once React can render its items. */
function Toggle({ category, id, isOpen, onToggle }: SidebarCategoryProps) {
  const labels = useLabels();
  const { isAlive } = useContext(SidebarContext);
  const { label, collapsible } = category;
  if (!collapsible || (!isOpen && !isAlive)) return null;
  const [collapse, expand] = [
    formatLabel(labels.collapseCategory, { label }),
    formatLabel(labels.expandCategory, { label }),
  ];
  return (
    <button
      type="button"
      className="sidebar-toggle script-only"
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      aria-label={isOpen ? collapse : expand}
      data-other-label={isAlive ? undefined : expand}
      onClick={onToggle}
    />
  );
}
