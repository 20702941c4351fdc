import type { DocsInstance, Sidebar, SidebarItem, Site } from '@docsite/core';
import type { CollectedLink } from './site-link.js';

/** The links that sidebars hold beside documents and categories. */
export function collectSidebarLinks(site: Site): CollectedLink[] {
  return site.docs.flatMap((instance) => {
    const links = listSidebarItems(instance).filter((item) => item.type === 'link');
    return links.map(
      ({ href, place }): CollectedLink => ({
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
