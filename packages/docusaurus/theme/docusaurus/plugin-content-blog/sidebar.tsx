import { useLocation } from '@docusaurus/router';
import type { ReactNode } from 'react';

/** A post in the sidebar of a blog. */
export interface BlogSidebarItem {
  readonly title: string;
  readonly permalink: string;
  readonly date: string;
  readonly unlisted?: boolean;
}

/** The visible posts of the sidebar: unlisted ones appear only on their own pages. */
export function useVisibleBlogSidebarItems<Item extends Pick<BlogSidebarItem, 'permalink' | 'unlisted'>>(
  items: readonly Item[],
): readonly Item[] {
  const plain = (path: string) => path.replace(/\/$/, '').toLowerCase();
  const path = plain(useLocation().pathname);
  return items.filter(({ permalink, unlisted }) => !unlisted || plain(permalink) === path);
}

/** Posts by year, the latest year first. */
export function groupBlogSidebarItemsByYear(items: readonly BlogSidebarItem[]): [string, BlogSidebarItem[]][] {
  const years = new Map<string, BlogSidebarItem[]>();
  for (const item of items) {
    const year = item.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), item]);
  }
  return [...years].sort(([one], [other]) => Number(other) - Number(one));
}

interface ListProps {
  readonly items: readonly BlogSidebarItem[];
  readonly ulClassName?: string;
  readonly liClassName?: string;
  readonly linkClassName?: string;
  readonly linkActiveClassName?: string;
}

/** Links to posts. */
export function BlogSidebarItemList({
  items,
  ulClassName,
  liClassName,
  linkClassName,
  linkActiveClassName,
}: ListProps): ReactNode {
  const { pathname } = useLocation();
  return (
    <ul className={ulClassName}>
      {items.map(({ permalink, title }) => {
        const isCurrent = permalink === pathname;
        const names = [linkClassName, isCurrent ? linkActiveClassName : undefined].filter(Boolean).join(' ');
        return (
          <li key={permalink} className={liClassName}>
            <a href={permalink} className={names} {...(isCurrent && { 'aria-current': 'page' })}>
              {title}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
