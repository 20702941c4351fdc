import { type SidebarItemData, useLabels, usePage, useSite } from '@docsite/renderer/template';
import { SidebarList } from '@theme/shell/sidebar-item';
import { findBranch, SidebarContext } from '@theme/shell/sidebar-state';
import { startTransition, useEffect, useMemo, useState } from 'react';

/** The items of a sidebar. */
export interface SidebarProps {
  readonly items: readonly SidebarItemData[];
  /** Id of its list, if a page has it twice. */
  readonly id?: string;
}

/**
 * The navigation of the docs that a page belongs to. Once React has hydrated it, collapsed categories expand in place.
 */
export function Sidebar({ items, id = 'ds-sidebar' }: SidebarProps) {
  const { url } = usePage();
  const { sidebar } = useSite();
  const [isAlive, setAlive] = useState(false);
  useEffect(() => startTransition(() => setAlive(true)), []);
  const state = useMemo(() => ({ isAlive, branch: findBranch(items, url) }), [isAlive, items, url]);
  const collapse = sidebar.autoCollapseCategories || undefined;
  return (
    <nav
      className="sidebar"
      aria-label={useLabels().docsSidebar}
      data-auto-collapse={collapse}
      data-alive={isAlive || undefined}
    >
      <SidebarContext value={state}>
        <SidebarList items={items} id={id} />
      </SidebarContext>
    </nav>
  );
}
