import { type SidebarItemData, sidebarOf, usePage, useSite } from '@docsite/renderer/template';
import { textOfHtml } from '@docusaurus/html-text';
import type { BlogSidebarItem } from '@docusaurus/plugin-content-blog/client';

/** The newest posts of a blog, beside its pages. */
export interface BlogSidebarData {
  readonly title: string;
  readonly items: readonly BlogSidebarItem[];
}

/** The newest posts of the blog that a page is of; nothing where the blog names none. */
export function useBlogSidebar(): BlogSidebarData | undefined {
  const name = sidebarOf(usePage());
  const { sidebars } = useSite();
  const found = name === undefined ? undefined : sidebars[name];
  return found && sidebarOfPosts(found);
}

/** Of dates the years are known, where posts are grouped by them. */
export function sidebarOfPosts(entries: readonly SidebarItemData[]): BlogSidebarData {
  const title = entries.map((entry) => (entry.type === 'html' ? textOfHtml(entry.html) : '')).join('');
  const items = entries.flatMap((entry) =>
    entry.type === 'category' ? postsOf(entry.items, `${entry.label}-01-01`) : postsOf([entry], ''),
  );
  return { title, items };
}

function postsOf(entries: readonly SidebarItemData[], date: string): BlogSidebarItem[] {
  return entries.flatMap((entry) =>
    entry.type === 'link'
      ? [{ title: entry.label, permalink: entry.href, date, ...(entry.unlisted && { unlisted: true }) }]
      : [],
  );
}
