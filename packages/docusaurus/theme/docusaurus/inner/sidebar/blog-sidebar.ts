import { type SidebarItemData, sidebarOf, usePage, useSite } from '@docsite/renderer/template';
import { textOfHtml } from '@docusaurus/inner/code/html-text';
import type { BlogSidebarItem } from '@docusaurus/plugin-content-blog/client';

/** The newest posts of a blog, beside its pages. */
export interface BlogSidebarData {
  readonly title: string;
  readonly items: readonly BlogSidebarItem[];
}

/** The newest posts of the blog that a page is of; nothing where the blog names none. */
export function useBlogSidebar(): BlogSidebarData | undefined {
  const found = useEntries();
  return found && sidebarOfPosts(found);
}

/** Whether the sidebar of the blog that a page is of groups its posts by year. */
export function useIsByYear(): boolean {
  return useEntries()?.some(({ type }) => type === 'category') === true;
}

function useEntries(): readonly SidebarItemData[] | undefined {
  const name = sidebarOf(usePage());
  const { sidebars } = useSite();
  return name === undefined ? undefined : sidebars[name];
}

/** Of dates only the years are known if no component of the site reads them, and posts are grouped by year. */
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
