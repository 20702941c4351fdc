import type { Crumb } from './docs-page.js';
import type { Sidebar, SidebarCategory, SidebarDoc, SidebarItem } from './sidebar.js';

/** A page in the reading order. A document that is the page of a category has no label there: its own one counts. */
export interface PageInOrder {
  readonly route: string;
  readonly label?: string;
}

/** The pages of a sidebar in reading order: documents and category pages, except unlisted ones and `ref` items. */
export function readingOrder(sidebar: Sidebar): PageInOrder[] {
  return sidebar.flatMap((item): PageInOrder[] => {
    if (item.type === 'doc') return item.isRef || item.unlisted ? [] : [{ label: item.label, route: item.route }];
    if (item.type !== 'category') return [];
    const route = linkedRoute(item);
    const label = item.link?.type === 'doc' ? {} : { label: item.label };
    return [...(route === undefined ? [] : [{ ...label, route }]), ...readingOrder(item.items)];
  });
}

/** The route of the page that the label of a category links to; none if the page is unlisted. */
export function linkedRoute({ link }: SidebarCategory): string | undefined {
  return link?.type === 'doc' && link.unlisted ? undefined : link?.route;
}

/** Every route in a sidebar. */
export function sidebarRoutes(sidebar: Sidebar): string[] {
  return sidebar.flatMap((item): string[] => {
    if (item.type === 'doc') return item.isRef ? [] : [item.route];
    if (item.type !== 'category') return [];
    return [...(item.link === undefined ? [] : [item.link.route]), ...sidebarRoutes(item.items)];
  });
}

/** The breadcrumbs of each route in a sidebar: the enclosing categories and the route's own entry. */
export function breadcrumbsByRoute(sidebar: Sidebar): Map<string, readonly Crumb[]> {
  const crumbs = new Map<string, readonly Crumb[]>();
  collectCrumbs(sidebar, [], crumbs);
  return crumbs;
}

function collectCrumbs(
  items: readonly SidebarItem[],
  trail: readonly Crumb[],
  crumbs: Map<string, readonly Crumb[]>,
): void {
  for (const item of items) {
    if (item.type === 'doc' && !crumbs.has(item.route))
      crumbs.set(item.route, [...trail, { label: item.label, route: item.route }]);
    if (item.type !== 'category') continue;
    const route = linkedRoute(item);
    const own = [...trail, { label: item.label, ...(route !== undefined && { route }) }];
    if (item.link !== undefined && !crumbs.has(item.link.route)) crumbs.set(item.link.route, own);
    collectCrumbs(item.items, own, crumbs);
  }
}

/** The categories of a sidebar at any depth. */
export function sidebarCategories(sidebar: Sidebar): SidebarCategory[] {
  return sidebar.flatMap((item) => (item.type === 'category' ? [item, ...sidebarCategories(item.items)] : []));
}

/** The items of the category whose page is at a route, or else the siblings of the page at that route. */
export function itemsAround(sidebar: Sidebar, route: string): Sidebar {
  return itemsOfPage(sidebar, route) ?? sidebar;
}

function itemsOfPage(items: Sidebar, route: string): Sidebar | undefined {
  for (const item of items) {
    if (item.type === 'doc' && !item.isRef && item.route === route) return items;
    if (item.type !== 'category') continue;
    const found = item.link?.route === route ? item.items : itemsOfPage(item.items, route);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The first page among items, at any depth. */
export function firstRoute(items: Sidebar): string | undefined {
  return firstEntry(items, () => true)?.route;
}

/** The entry that a sidebar begins with, and the page that it leads to. */
export interface SidebarStart {
  readonly entry: SidebarDoc | SidebarCategory;
  readonly route: string;
}

/**
 * Where a sidebar begins: a document that only points to another place of the sidebar does so only if there is no
 * other.
 */
export function sidebarStart(sidebar: Sidebar): SidebarStart | undefined {
  return firstEntry(sidebar, (doc) => !doc.isRef) ?? firstEntry(sidebar, () => true);
}

function firstEntry(items: Sidebar, accepts: (doc: SidebarDoc) => boolean): SidebarStart | undefined {
  for (const item of items) {
    if (item.type === 'doc' && !item.unlisted && accepts(item)) return { entry: item, route: item.route };
    if (item.type !== 'category') continue;
    const route = linkedRoute(item);
    const found = route === undefined ? firstEntry(item.items, accepts) : { entry: item, route };
    if (found !== undefined) return found;
  }
  return undefined;
}
