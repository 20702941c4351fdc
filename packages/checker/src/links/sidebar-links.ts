import type { DocsInstance, Sidebar, SidebarItem } from '@docsite/core';
import type { CheckInput } from '../check-input.js';
import type { ResolvedLink } from './site-link.js';

/** The links in sidebars other than documents and categories, and the images of generated category pages. */
export function collectSidebarLinks(input: CheckInput): ResolvedLink[] {
  return [...collectLinkItems(input), ...collectCategoryImages(input)];
}

function collectCategoryImages({ site, linkIndex }: CheckInput): ResolvedLink[] {
  return site.pages.flatMap((page): ResolvedLink[] => {
    if (page.kind !== 'category' || page.image === undefined) return [];
    const { route, place, image: href } = page;
    const target = linkIndex.resolve({ route, file: place.file }, href, 'image');
    return [{ href, kind: 'image', place, writer: 'sidebar', routes: [route], target }];
  });
}

function collectLinkItems({ site, linkIndex }: CheckInput): ResolvedLink[] {
  return site.docs.flatMap((instance) => {
    const links = listSidebarItems(instance).filter((item) => item.type === 'link');
    return links.map(
      ({ href, place }): ResolvedLink => ({
        href,
        kind: 'link',
        place,
        writer: 'sidebar',
        routes: [],
        target: linkIndex.resolveConfigured(href),
      }),
    );
  });
}

/** Every item of every sidebar of a docs instance, including those in categories. */
export function listSidebarItems(instance: DocsInstance): SidebarItem[] {
  return instance.versions.flatMap((version) => Object.values(version.sidebars).flatMap(flatten));
}

function flatten(sidebar: Sidebar): SidebarItem[] {
  return sidebar.flatMap((item) => (item.type === 'category' ? [item, ...flatten(item.items)] : [item]));
}
