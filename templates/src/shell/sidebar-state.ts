import { type SidebarCategoryData, type SidebarItemData, usePage, useSite } from '@docsite/renderer/template';
import { createContext, type RefObject, useContext, useEffect, useRef, useState } from 'react';

/** What every level of a sidebar knows. */
export interface SidebarState {
  /** Whether React has hydrated the page, so that categories can be expanded in place. */
  readonly isAlive: boolean;
  /** The categories that are, or contain, the current page. */
  readonly branch: ReadonlySet<SidebarItemData>;
}

/** Passes the state of a sidebar to its levels; by default no category contains the page. */
export const SidebarContext = createContext<SidebarState>({ isAlive: false, branch: new Set() });

/** The expanded categories of one level, by index, for the page at `url`. */
interface Level {
  readonly url: string;
  readonly items: readonly SidebarItemData[];
  readonly open: ReadonlySet<number>;
}

/** The expanded categories of one level by their indexes, and a function to toggle one. */
export interface OpenCategories {
  readonly open: ReadonlySet<number>;
  readonly toggle: (index: number) => void;
}

/**
 * Keeps which categories of one level of the sidebar are expanded: those that contain the page, those expanded by
 * default, and those that the reader expanded. If the site says so, expanding one collapses the others.
 *
 * @param list The element of the level, which shows what the reader collapsed before hydration.
 * @param start Index of the first rendered entry.
 */
export function useOpenCategories(
  items: readonly SidebarItemData[],
  list: RefObject<HTMLElement | null>,
  start: number,
): OpenCategories {
  const { url } = usePage();
  const { branch, isAlive } = useContext(SidebarContext);
  const { autoCollapseCategories } = useSite().sidebar;
  const [level, setLevel] = useState<Level>(() => ({
    url,
    items,
    open: indexesOf(items, (category) => branch.has(category) || !category.collapsed),
  }));
  let shown = level;
  if (level.url !== url || level.items !== items) {
    const before = autoCollapseCategories ? [] : level.open;
    const kept = level.items === items ? before : openIn(items, level);
    shown = { url, items, open: new Set([...kept, ...indexesOf(items, (category) => branch.has(category))]) };
    setLevel(shown);
  }
  const drawnFrom = useRef(start);
  // from the latest state: a click may come between hydration and the reading of what was collapsed before
  const toggle = (index: number): void =>
    setLevel(({ open, ...rest }) => {
      const next = new Set(autoCollapseCategories && !open.has(index) ? [] : open);
      if (!next.delete(index)) next.add(index);
      return { ...rest, url, open: next };
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    // a level that the reader has opened since is drawn with what is collapsed in it
    if (isAlive) return;
    for (const index of readFolded(list.current, drawnFrom.current)) toggle(index);
  }, [list]);
  const fixed = indexesOf(items, (category) => !category.collapsible);
  return { open: new Set([...shown.open, ...fixed]), toggle };
}

type Branches = ReadonlyMap<string, ReadonlySet<SidebarItemData>>;

const none: ReadonlySet<SidebarItemData> = new Set();
const branchesOf = new WeakMap<readonly SidebarItemData[], Branches>();

/**
 * The categories of a sidebar that are, or contain, the page at `url`. Traverses the sidebar once, whatever the number
 * of its pages.
 */
export function findBranch(items: readonly SidebarItemData[], url: string): ReadonlySet<SidebarItemData> {
  let branches = branchesOf.get(items);
  if (branches === undefined) {
    branches = collectBranches(items);
    branchesOf.set(items, branches);
  }
  return branches.get(url) ?? none;
}

function collectBranches(items: readonly SidebarItemData[]): Branches {
  const branches = new Map<string, Set<SidebarItemData>>();
  const collect = (level: readonly SidebarItemData[], above: readonly SidebarItemData[]): void => {
    for (const item of level) {
      const path = item.type === 'category' ? [...above, item] : above;
      const url = item.type === 'link' || (item.type === 'category' && item.hasPage) ? item.href : undefined;
      if (url !== undefined && path.length > 0) branches.set(url, new Set([...(branches.get(url) ?? []), ...path]));
      if (item.type === 'category') collect(item.items, path);
    }
  };
  collect(items, []);
  return branches;
}

/** The categories that stay expanded when another list of entries replaces that of a level; new ones have defaults. */
function openIn(items: readonly SidebarItemData[], level: Level): ReadonlySet<number> {
  return indexesOf(items, ({ label, collapsed }) => {
    const index = level.items.findIndex((item) => item.type === 'category' && item.label === label);
    return index === -1 ? !collapsed : level.open.has(index);
  });
}

function indexesOf(
  items: readonly SidebarItemData[],
  isWanted: (category: SidebarCategoryData) => boolean,
): Set<number> {
  return new Set(items.flatMap((item, index) => (item.type === 'category' && isWanted(item) ? [index] : [])));
}

function readFolded(list: HTMLElement | null, start: number): number[] {
  const entries = [...(list?.children ?? [])].filter((entry) => !entry.classList.contains('sidebar-more'));
  return entries.flatMap((entry, place) =>
    entry.querySelector(':scope > .sidebar-row > .sidebar-toggle')?.getAttribute('aria-expanded') === 'false'
      ? [start + place]
      : [],
  );
}
