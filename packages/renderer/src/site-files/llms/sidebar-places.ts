import { getOrInsert, type Page, type Sidebar, type Site, sidebarRoutes, versionKey } from '@docsite/core';
import { versionsByKey } from '../../page-data/versions-by-key.js';

/** The place of a page in its sidebar. */
export interface SidebarPlace {
  /** Identifies the sidebar within the site. */
  readonly sidebar: string;
  /** The number of pages before it. */
  readonly position: number;
  /** The outermost category that contains it. */
  readonly category?: string;
}

/** Creates a function that returns the place of a page in its sidebar; undefined for pages without one. */
export function createPlaceFinder(site: Site): (page: Page) => SidebarPlace | undefined {
  const versions = versionsByKey(site);
  const sidebars = new Map<string, ReadonlyMap<string, SidebarPlace>>();
  return (page) => {
    const name = 'docs' in page ? page.docs.sidebar : undefined;
    if (!('docs' in page) || name === undefined) return undefined;
    const version = versionKey(page.docs.instance, page.docs.version);
    const key = `${version}/${name}`;
    const places = getOrInsert(sidebars, key, () => placesIn(versions.get(version)?.sidebars[name] ?? [], key));
    return places.get(page.route);
  };
}

/** The place of each route in a sidebar. */
function placesIn(sidebar: Sidebar, key: string): Map<string, SidebarPlace> {
  const places = new Map<string, SidebarPlace>();
  for (const item of sidebar) {
    const category = item.type === 'category' ? { category: item.label } : {};
    for (const route of sidebarRoutes([item]))
      if (!places.has(route)) places.set(route, { sidebar: key, position: places.size, ...category });
  }
  return places;
}
