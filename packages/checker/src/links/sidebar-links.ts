import { type DocsInstance, type Sidebar, type SidebarItem, sidebarKey } from '@docsite/core';
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
  const links = shownSidebars(site)
    .flatMap(flatten)
    .filter((item) => item.type === 'link');
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
}

/** The sidebars that pages show. Instances may share a file, whose other sidebars are made for the others. */
function shownSidebars({ docs, pages }: CheckInput['site']): Sidebar[] {
  const shown = new Set(
    pages.flatMap((page) => {
      if (!('docs' in page) || page.docs.sidebar === undefined) return [];
      return [sidebarKey(page.docs.instance, page.docs.version, page.docs.sidebar)];
    }),
  );
  return docs.flatMap(({ id, versions }) =>
    versions.flatMap(({ name: version, sidebars }) =>
      Object.entries(sidebars).flatMap(([name, items]) => (shown.has(sidebarKey(id, version, name)) ? [items] : [])),
    ),
  );
}

/** Every item of every sidebar of a docs instance, including those in categories. */
export function listSidebarItems(instance: DocsInstance): SidebarItem[] {
  return instance.versions.flatMap((version) => Object.values(version.sidebars).flatMap(flatten));
}

function flatten(sidebar: Sidebar): SidebarItem[] {
  return sidebar.flatMap((item) => (item.type === 'category' ? [item, ...flatten(item.items)] : [item]));
}
