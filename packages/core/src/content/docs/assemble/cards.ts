import type { DocsConfig } from '../../../config/site-config.js';
import type { CategoryItem, DocPage } from '../version/docs-page.js';
import type { DocsVersion } from '../version/docs-version.js';
import type { Sidebar, SidebarCategory } from '../version/sidebar.js';
import { firstRoute, itemsAround, linkedRoute } from '../version/sidebar-order.js';

/** The texts of cards. */
export interface CardTexts {
  /** The descriptions of documents, by route. */
  readonly descriptions: ReadonlyMap<string, string>;
  /** What the card of a category shows if the sidebar gives it no description. */
  readonly categoryCards: DocsConfig['categoryCards'];
}

/** The texts of the cards of a version. */
export function cardTexts(pages: readonly DocPage[], { categoryCards }: Pick<DocsConfig, 'categoryCards'>): CardTexts {
  return { descriptions: new Map(pages.map((page) => [page.route, page.description])), categoryCards };
}

/** Adds cards to the documents of a version that list their sidebar surroundings. */
export function withCards(
  pages: readonly DocPage[],
  showsCards: (page: DocPage) => boolean,
  { sidebars, docs }: { readonly sidebars: DocsVersion['sidebars']; readonly docs: DocsConfig },
): DocPage[] {
  if (!pages.some(showsCards)) return [...pages];
  const texts = cardTexts(pages, docs);
  return pages.map((page) => {
    const sidebar = page.docs.sidebar === undefined ? undefined : sidebars[page.docs.sidebar];
    if (sidebar === undefined || !showsCards(page)) return page;
    return { ...page, cards: cardsOf(itemsAround(sidebar, page.route), texts) };
  });
}

/** The cards of the items of a sidebar or category that link somewhere. */
export function cardsOf(items: Sidebar, texts: CardTexts): CategoryItem[] {
  const { descriptions } = texts;
  return items.flatMap((item): CategoryItem[] => {
    if (item.type === 'html' || (item.type === 'doc' && item.unlisted)) return [];
    if (item.type === 'link')
      return [{ type: 'page', label: item.label, href: item.href, description: item.description ?? '' }];
    if (item.type === 'doc')
      return [{ type: 'page', label: item.label, href: item.route, description: descriptions.get(item.route) ?? '' }];
    return categoryCard(item, texts);
  });
}

/** The card of a category that links somewhere; a category without items counts as a page. */
function categoryCard(category: SidebarCategory, texts: CardTexts): CategoryItem[] {
  const { label, link, items, description } = category;
  const href = linkedRoute(category) ?? firstRoute(items);
  if (href === undefined) return [];
  if (items.length === 0)
    return [{ type: 'page', label, href, description: description ?? pageDescription(link, texts) ?? '' }];
  const counts = texts.categoryCards === 'count';
  const shown = description ?? (counts ? undefined : pageDescription(link, texts));
  // Docusaurus counts HTML items here, too
  const itemCount = items.filter(({ type }) => counts || type !== 'html').length;
  return [{ type: 'category', label, href, description: shown ?? '', itemCount }];
}

function pageDescription(link: SidebarCategory['link'], { descriptions }: CardTexts): string | undefined {
  return link?.type === 'generated-index' ? link.description : link && descriptions.get(link.route);
}
