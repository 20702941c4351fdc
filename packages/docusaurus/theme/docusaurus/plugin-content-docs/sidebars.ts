import {
  type DocumentsById,
  LinkContext,
  type PageData,
  type SidebarItemData,
  sidebarOf,
  usePage,
  useSite,
} from '@docsite/renderer/template';
import { isSamePath } from '@docusaurus/inner/routes/same-path';
import { copyOf, type PropSidebarItem, sidebarItems } from '@docusaurus/inner/sidebar/sidebar-items';
import { createElement, type ReactNode, useContext, useMemo } from 'react';
import { ReactContextError } from '../theme-common/react-hooks.js';
import { type NamedSidebar, PluginSidebarContext, useIsInDocs } from './plugin-docs.js';

type Category = Extract<PropSidebarItem, { readonly type: 'category' }>;

/** The name and the items of the page's sidebar; null if it has none. Throws outside of docs. */
export function useDocsSidebar() {
  const sidebar = useSidebarInDocs();
  if (sidebar === undefined) throw new ReactContextError('DocsSidebarProvider');
  return sidebar;
}

/** The sidebar of the page; null if it has none, and undefined outside of docs. */
export function useSidebarInDocs(): NamedSidebar | null | undefined {
  const { sidebars } = useSite();
  const page = usePage();
  const ofPlugin = useContext(PluginSidebarContext);
  if (!('docs' in page) || page.docs === undefined) return ofPlugin;
  const name = page.docs.sidebar;
  if (name === undefined) return null;
  const items = itemsOn(page, sidebars[name] ?? []);
  return { name: name.split('/').at(-1) as string, items };
}

/** Items of the page's sidebar, for components that render them. */
export function useSidebarItems(items: readonly SidebarItemData[]): readonly PropSidebarItem[] {
  const page = usePage();
  return useMemo(() => itemsOn(page, items), [page, items]);
}

/** Items with ids, by page, because many components of a page read them. */
const madeByPage = new WeakMap<PageData, WeakMap<PropSidebarItem, PropSidebarItem>>();

/** The items of a page's sidebar; links have the ids of documents if the site has components that read them. */
function itemsOn(page: PageData, listed: readonly SidebarItemData[]): readonly PropSidebarItem[] {
  const items = sidebarItems(listed);
  if (!('docs' in page) || page.docs === undefined) return items;
  const { instance, version } = page.docs;
  const versions = page.versionDocuments?.[instance];
  if (versions === undefined) return items;
  // looked up only when read, because a page that reads documents loads them
  const idOf = (address: string) => idsByUrl(versions[version] ?? {}).get(address);
  const withId = (item: PropSidebarItem): PropSidebarItem => {
    if (item.type === 'category') return Object.assign(copyOf(item), { items: item.items.map(withId) });
    if (item.type === 'html') return item;
    return Object.defineProperty(copyOf(item), 'docId', { enumerable: true, get: () => idOf(item.href) });
  };
  const made = madeByPage.get(page) ?? new WeakMap<PropSidebarItem, PropSidebarItem>();
  madeByPage.set(page, made);
  return items.map((item) => {
    const known = made.get(item) ?? withId(item);
    made.set(item, known);
    return known;
  });
}

/** The ids of the documents of a version, by their addresses. */
const idsOfLists = new WeakMap<DocumentsById, ReadonlyMap<string, string>>();

function idsByUrl(documents: DocumentsById): ReadonlyMap<string, string> {
  const written = () => Object.values(documents).filter(({ isGenerated }) => !isGenerated);
  const ids = idsOfLists.get(documents) ?? new Map(written().map(({ url, id }) => [url, id]));
  idsOfLists.set(documents, ids);
  return ids;
}

export interface DocsSidebarProviderProps {
  /** The name of the sidebar to show in place of the page's own. */
  readonly name?: string | undefined;
  /** Its items, on a page that a plugin has added. */
  readonly items?: readonly PropSidebarItem[] | undefined;
  readonly children?: ReactNode;
}

/**
 * Reports the chosen sidebar to docsite, from which `useDocsSidebar` receives it. On a page that a plugin has added, it
 * receives the sidebar given here.
 */
export function DocsSidebarProvider({ name, items, children }: DocsSidebarProviderProps): ReactNode {
  const sink = useContext(LinkContext);
  const sidebar = useMemo(() => (name && items ? { name, items } : null), [name, items]);
  if (!useIsInDocs()) return createElement(PluginSidebarContext, { value: sidebar }, children);
  if (name !== undefined) sink?.sidebar(name);
  return children;
}

/**
 * The sidebars of the page's version, by name. Browsers load only the page's own; the others are available while the
 * site is built.
 */
export function useDocsSidebars(): Readonly<Record<string, readonly PropSidebarItem[]>> {
  const { sidebars } = useSite();
  const own = sidebarOf(usePage());
  const folder = own?.replace(/[^/]+$/, '');
  const found = {};
  if (folder === undefined) return found;
  for (const [name, items] of Object.entries(sidebars))
    if (name.startsWith(folder))
      Object.defineProperty(found, name.slice(folder.length), {
        enumerable: name === own,
        get: () => sidebarItems(items),
      });
  return found;
}

/** The sidebar items that lead to the page: its categories from the outside in, then its own item. */
export function useSidebarBreadcrumbs(): readonly SidebarEntry[] | null {
  const { url } = usePage();
  const sidebar = useDocsSidebar();
  return sidebar === null ? null : (wayTo(url, sidebar.items) ?? []);
}

/** An item that leads somewhere, or contains others. */
type SidebarEntry = Exclude<PropSidebarItem, { readonly type: 'html' }>;

function wayTo(url: string, items: readonly PropSidebarItem[]): SidebarEntry[] | undefined {
  for (const item of items) {
    if (item.type === 'html') continue;
    if (item.href !== undefined && isSamePath(item.href, url)) return [item];
    const inner = item.type === 'category' ? wayTo(url, item.items) : undefined;
    if (inner !== undefined) return [item, ...inner];
  }
  return undefined;
}

/** Whether an item, or one inside it, leads to a path. */
export function isActiveSidebarItem(item: PropSidebarItem, activePath: string): boolean {
  return wayTo(activePath, [item]) !== undefined;
}

/** Whether an item is visible: unlisted ones are visible only on their own pages. */
export function isVisibleSidebarItem(item: PropSidebarItem, activePath: string): boolean {
  if (item.type === 'link') return !item.unlisted || isSamePath(item.href, activePath);
  if (item.type !== 'category' || item.href !== undefined) return true;
  return item.items.some((inner) => isVisibleSidebarItem(inner, activePath));
}

/** The visible items. */
export function useVisibleSidebarItems(
  items: readonly PropSidebarItem[],
  activePath: string,
): readonly PropSidebarItem[] {
  return items.filter((item) => isVisibleSidebarItem(item, activePath));
}

/** The address of an item, or of the first item inside it that has one. */
export function findFirstSidebarItemLink(item: PropSidebarItem): string | undefined {
  if (item.type === 'html') return undefined;
  if (item.type === 'link') return item.unlisted ? undefined : item.href;
  if (item.href !== undefined) return item.href;
  return item.items.map(findFirstSidebarItemLink).find((href) => href !== undefined);
}

/** The innermost category of the page, which may be the page of that category. Throws if there is none. */
export function useCurrentSidebarCategory(): Category {
  const category = useInnermostCategory();
  if (category !== undefined) return category;
  throw new Error('useCurrentSidebarCategory() was called on a page that is in no category');
}

/** The items next to that of the page or, on the page of a category, those in the category. */
export function useCurrentSidebarSiblings(): readonly PropSidebarItem[] {
  const sidebar = useDocsSidebar();
  return useInnermostCategory()?.items ?? sidebar?.items ?? [];
}

function useInnermostCategory(): Category | undefined {
  return useSidebarBreadcrumbs()?.findLast((item) => item.type === 'category');
}

/** The items to draw as cards: those that lead somewhere, and HTML, which the site's own cards may draw. */
export function filterDocCardListItems(items: readonly PropSidebarItem[]): PropSidebarItem[] {
  return items.filter((item) => item.type === 'html' || findFirstSidebarItemLink(item) !== undefined);
}
