import { type BlogSidebar, blogSidebarName, escapeHtml, getOrInsert } from '@docsite/core';
import type { SidebarItemData } from '../../template/index.js';
import type { PageIndex } from '../page-index.js';

/** The newest posts of each blog as a sidebar: grouped by year, latest first, or as a single list. */
export function blogSidebars(index: PageIndex): (readonly [name: string, items: readonly SidebarItemData[]])[] {
  return index.site.blogs.flatMap(({ id, sidebar }) =>
    sidebar === undefined ? [] : [[blogSidebarName(id), sidebarOfPosts(sidebar, index)] as const],
  );
}

function sidebarOfPosts({ title, posts }: BlogSidebar, { url }: PageIndex): SidebarItemData[] {
  const items: SidebarItemData[] = [];
  const years = new Map<string, SidebarItemData[]>();
  for (const { label, route, year, ...given } of posts) {
    const siblings = year === undefined ? items : getOrInsert(years, year, () => []);
    siblings.push({ type: 'link', label, href: url(route), ...given });
  }
  return [
    { type: 'html', html: escapeHtml(title), defaultStyle: false, className: 'sidebar-title' },
    ...items,
    ...[...years].sort(([one], [other]) => Number(other) - Number(one)).map(([year, own]) => yearCategory(year, own)),
  ];
}

function yearCategory(label: string, items: readonly SidebarItemData[]): SidebarItemData {
  const isHidden = items.every((item) => item.type === 'link' && item.unlisted);
  return {
    type: 'category',
    label,
    hasPage: false,
    collapsible: false,
    collapsed: false,
    className: 'sidebar-year',
    ...(isHidden && { unlisted: true }),
    items,
  };
}
