import { type SidebarItemData, sidebarOf, usePage, useSite } from '@docsite/renderer/template';
import { textOfHtml } from '@docusaurus/inner/code/html-text';
import type { BlogSidebarItem } from '@docusaurus/plugin-content-blog/client';

/** The sidebar of a blog: its newest posts. */
export interface BlogSidebarData {
  readonly title: string;
  readonly items: readonly BlogSidebarItem[];
}

/** The sidebar of the blog that a page belongs to; undefined for a blog without one. */
export function useBlogSidebar(): BlogSidebarData | undefined {
  const found = useEntries();
  return found && sidebarOfPosts(found);
}

/** Whether the sidebar of the blog that a page belongs to groups posts by year. */
export function useIsByYear(): boolean {
  return useEntries()?.some(({ type }) => type === 'category') === true;
}

function useEntries(): readonly SidebarItemData[] | undefined {
  const name = sidebarOf(usePage());
  const { sidebars } = useSite();
  return name === undefined ? undefined : sidebars[name];
}

/**
 * Posts with only the years of their dates, if no component of the site reads the dates and posts are grouped by year.
 */
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
      ? [
          {
            title: entry.label,
            permalink: entry.href,
            date: entry.date ?? date,
            ...(entry.unlisted && { unlisted: true }),
          },
        ]
      : [],
  );
}
