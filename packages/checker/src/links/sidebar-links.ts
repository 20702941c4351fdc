import { type DocsInstance, type Place, placeOf, type Sidebar, type SidebarItem, type Site } from '@docsite/core';
import { configPlace } from './config-links.js';
import type { CollectedLink } from './site-link.js';

/** The links that sidebars hold beside documents and categories. */
export function collectSidebarLinks(site: Site): CollectedLink[] {
  return site.docs.flatMap((instance) => {
    const place = sidebarsPlace(site, instance);
    const links = listSidebarItems(instance).filter((item) => item.type === 'link');
    return links.map(
      ({ href }): CollectedLink => ({
        href,
        kind: 'link',
        place,
        writer: 'sidebar',
        origin: { route: '/' },
        routes: [],
      }),
    );
  });
}

/** Every item of every sidebar of a docs instance, those of categories included. */
export function listSidebarItems(instance: DocsInstance): SidebarItem[] {
  return instance.versions.flatMap((version) => Object.values(version.sidebars).flatMap(flatten));
}

function flatten(sidebar: Sidebar): SidebarItem[] {
  return sidebar.flatMap((item) => (item.type === 'category' ? [item, ...flatten(item.items)] : [item]));
}

function sidebarsPlace(site: Site, instance: DocsInstance): Place {
  const path = site.config.docs.find(({ id }) => id === instance.id)?.sidebarPath;
  return path ? placeOf(path) : configPlace(site);
}
