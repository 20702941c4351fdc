import {
  defined,
  firstRoute,
  linkedRoute,
  nameHash,
  type Sidebar,
  type SidebarCategory,
  type Site,
  sidebarKey,
} from '@docsite/core';
import type { SidebarItemData, SiteData } from '../../template/index.js';
import { configuredLink } from '../configured-link.js';
import type { PageIndex } from '../page-index.js';
import { blogSidebars } from './blog-sidebars.js';
import { itemHtml } from './item-html.js';

/** The file of a sidebar's data, relative to the output folder; named by its contents. */
export function sidebarDataPath(name: string, items: readonly SidebarItemData[]): string {
  const hash = nameHash(JSON.stringify(items));
  return `assets/sidebars/${name.replace(/[^\w.-]+/g, '-')}-${hash}.json`;
}

/** The sidebars of all docs versions and blogs, by the names that pages use. */
export function collectSidebars(index: PageIndex): SiteData['sidebars'] {
  const ofDocs = docsSidebars(index.site).map(([key, sidebar]) => [key, sidebarData(sidebar, index)] as const);
  return Object.fromEntries([...ofDocs, ...blogSidebars(index)]);
}

/** The sidebars of all versions of the docs, by `sidebarKey`. */
export function docsSidebars({ docs }: Site): (readonly [key: string, sidebar: Sidebar])[] {
  const versions = docs.flatMap((instance) => instance.versions);
  return versions.flatMap(({ instance, name: version, sidebars }) =>
    Object.entries(sidebars).map(([name, sidebar]) => [sidebarKey(instance, version, name), sidebar] as const),
  );
}

function sidebarData(sidebar: Sidebar, index: PageIndex): SidebarItemData[] {
  return sidebar.flatMap((item): SidebarItemData[] => {
    const look = lookOf(item, index);
    if (item.type === 'html')
      return [{ type: 'html', html: itemHtml(item.value, index), defaultStyle: item.defaultStyle, ...look }];
    if (item.type === 'doc')
      return [{ type: 'link', label: item.label, href: index.url(item.route), ...unlistedIf(item.unlisted), ...look }];
    if (item.type === 'link')
      return [{ type: 'link', label: item.label, ...configuredLink(item.href, index), ...look }];
    return categoryData(item, index);
  });
}

/**
 * A category whose entries are all unlisted is reduced to its own page, followed by the entries; without a page of its
 * own, it is unlisted itself, and shown only on the pages in it.
 */
function categoryData(category: SidebarCategory, index: PageIndex): SidebarItemData[] {
  const { label, collapsible, collapsed } = category;
  const look = lookOf(category, index);
  const own = linkedRoute(category);
  const first = own ?? firstRoute(category.items);
  const items = sidebarData(category.items, index);
  const isHidden = items.every((item) => item.type !== 'html' && item.unlisted);
  if (isHidden && own !== undefined) return [{ type: 'link', label, href: index.url(own), ...look }, ...items];
  if (items.length === 0) return [];
  const target = first === undefined ? {} : { href: index.url(first) };
  const unlisted = unlistedIf(isHidden);
  const hasPage = own !== undefined;
  return [{ type: 'category', label, ...target, hasPage, collapsible, collapsed, ...unlisted, ...look, items }];
}

function lookOf(
  item: Sidebar[number],
  { site }: PageIndex,
): Pick<SidebarItemData, 'className' | 'customProps' | 'description'> {
  const { className, customProps } = item;
  const description = site.config.documentData === 'all' && 'description' in item ? item.description : undefined;
  return defined({ className, customProps, description });
}

function unlistedIf(isUnlisted: boolean): { unlisted?: true } {
  return isUnlisted ? { unlisted: true } : {};
}
