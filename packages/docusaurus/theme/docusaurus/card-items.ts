import type { CategoryCard, PageData } from '@docsite/renderer/template';
import { filterDocCardListItems, useCurrentSidebarSiblings } from '@docusaurus/plugin-content-docs/client';
import type { CardEntry } from '@docusaurus/sidebar-items';

/** The cards that docsite has for what is beside a document. */
export function cardsOf(page: PageData): readonly CategoryCard[] {
  return page.kind === 'doc' ? (page.cards ?? []) : [];
}

/**
 * The entries beside that of the page, or in that of the category whose page it is, in the words that their cards have.
 *
 * @param cards Those that docsite has for them.
 */
export function useCardItems(cards: readonly CategoryCard[]): readonly CardEntry[] {
  const items = filterDocCardListItems(useCurrentSidebarSiblings()).filter((item) => item.type !== 'html');
  return items.length === 0 ? cards.map(itemOf) : items.map((item) => described(item, cards));
}

function described(item: CardEntry, cards: readonly CategoryCard[]): CardEntry {
  const isCategory = item.type === 'category';
  const card = cards.find(({ label, type }) => label === item.label && (type === 'category') === isCategory);
  return card?.description ? { ...item, description: card.description } : item;
}

function itemOf({ type, label, href, description }: CategoryCard): CardEntry {
  const words = description === '' ? {} : { description };
  if (type === 'page') return { type: 'link', label, href, ...words };
  return { type, label, href, collapsible: true, collapsed: false, items: [], ...words };
}
