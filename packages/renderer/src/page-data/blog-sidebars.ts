import { type BlogSidebar, blogSidebarName, escapeHtml } from '@docsite/core';
import type { SidebarItemData } from '../template/index.js';
import type { PageIndex } from './page-index.js';

/** The newest posts of each blog, by year, as a sidebar. */
export function blogSidebars(index: PageIndex): (readonly [name: string, items: readonly SidebarItemData[]])[] {
  return index.site.blogs.flatMap(({ id, sidebar }) =>
    sidebar === undefined ? [] : [[blogSidebarName(id), sidebarOfPosts(sidebar, index)] as const],
  );
}

function sidebarOfPosts({ title, posts }: BlogSidebar, { url }: PageIndex): SidebarItemData[] {
  const years = new Map<string, SidebarItemData[]>();
  for (const { label, route, year } of posts) {
    const items = years.get(year) ?? [];
    years.set(year, items);
    items.push({ type: 'link', label, href: url(route) });
  }
  return [
    { type: 'html', html: escapeHtml(title), defaultStyle: false, className: 'sidebar-title' },
    ...[...years].map(
      ([label, items]): SidebarItemData => ({
        type: 'category',
        label,
        hasPage: false,
        collapsible: false,
        collapsed: false,
        className: 'sidebar-year',
        items,
      }),
    ),
  ];
}
