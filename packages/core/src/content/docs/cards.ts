import type { CategoryItem, DocPage } from './docs-page.js';
import type { DocsVersion } from './docs-version.js';
import type { Sidebar } from './sidebar.js';
import { firstRoute, itemsAround } from './sidebar-order.js';

/** The documents of a version, those that list what is around them in the sidebar with what they list. */
export function withCards(
  pages: readonly DocPage[],
  showsCards: (page: DocPage) => boolean,
  sidebars: DocsVersion['sidebars'],
): DocPage[] {
  if (!pages.some(showsCards)) return [...pages];
  const descriptions = descriptionsOf(pages);
  return pages.map((page) => {
    const sidebar = page.docs.sidebar === undefined ? undefined : sidebars[page.docs.sidebar];
    if (sidebar === undefined || !showsCards(page)) return page;
    return { ...page, cards: cardsOf(itemsAround(sidebar, page.route), descriptions) };
  });
}

/** The descriptions of documents by their routes. */
export function descriptionsOf(pages: readonly DocPage[]): Map<string, string> {
  return new Map(pages.map((page) => [page.route, page.description]));
}

/** Cards of the items of a sidebar or a category: of those that lead somewhere. */
export function cardsOf(items: Sidebar, descriptions: ReadonlyMap<string, string>): CategoryItem[] {
  return items.flatMap((item): CategoryItem[] => {
    if (item.type === 'html' || (item.type === 'doc' && item.unlisted)) return [];
    if (item.type === 'link')
      return [{ type: 'page', label: item.label, href: item.href, description: item.description ?? '' }];
    if (item.type === 'doc')
      return [{ type: 'page', label: item.label, href: item.route, description: descriptions.get(item.route) ?? '' }];
    const route = item.link?.route ?? firstRoute(item.items);
    if (route === undefined) return [];
    const own =
      item.link?.type === 'generated-index'
        ? item.link.description
        : item.link === undefined
          ? undefined
          : descriptions.get(item.link.route);
    return [
      {
        type: 'category',
        label: item.label,
        href: route,
        description: item.description ?? own ?? '',
        itemCount: item.items.filter((inner) => inner.type !== 'html').length,
      },
    ];
  });
}
