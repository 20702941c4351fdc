import { type CategoryCard, formatCount, type PageData, usePage, useSite } from '@docsite/renderer/template';
import { CategoryPageContext } from '@docusaurus/inner/docs/category-page';
import { useLinkAddress } from '@docusaurus/inner/pages/link-address';
import type { CardEntry, PropSidebarItem } from '@docusaurus/inner/sidebar/sidebar-items';
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  useCurrentSidebarSiblings,
} from '@docusaurus/plugin-content-docs/client';
import { useContext } from 'react';

/** The cards that docsite provides for the siblings of a document, or for the items of a category on its page. */
export function useCards(): readonly CategoryCard[] {
  const page = usePage();
  const beside = page.kind === 'doc' ? page.cards : undefined;
  return useContext(CategoryPageContext)?.items ?? beside ?? [];
}

/**
 * The sidebar items next to that of the page or, on the page of a category, those in the category, with the
 * descriptions of their cards.
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

/**
 * Returns a function for the card of a sidebar item, if the item leads somewhere. The description is the item's own,
 * that of the linked document, or a category's number of items.
 */
export function useCardOf(): (item: PropSidebarItem) => CategoryCard[] {
  const page = usePage();
  const cards = useCards();
  const { labels, locale } = useSite();
  const addressOf = useLinkAddress();
  return (item) => {
    if (item.type === 'html') return [];
    const { label } = item;
    const target = item.type === 'link' ? item.href : findFirstSidebarItemLink(item);
    if (target === undefined) return [];
    const href = addressOf(target);
    if (item.type === 'link') return [{ type: 'page', label, href, description: wordsOf(item, page, cards) }];
    const { description = '' } = item;
    // a category that code describes may have no list of items
    const count = description === '' ? formatCount(labels.itemCount, { count: item.items.length }, locale) : '';
    return [{ type: 'category', label, href, description, count }];
  };
}

/** The description of a link. Without the documents of its version, a page only knows the cards around it. */
function wordsOf(
  { description, docId, href }: Extract<CardEntry, { type: 'link' }>,
  page: PageData,
  cards: readonly CategoryCard[],
): string {
  if (description !== undefined) return description;
  if (!('docs' in page) || page.docs === undefined) return '';
  const { instance, version } = page.docs;
  if (page.versionDocuments === undefined)
    return cards.find((card) => card.type === 'page' && card.href === href)?.description ?? '';
  const documents = docId === undefined ? undefined : page.versionDocuments[instance]?.[version];
  return documents?.[docId as string]?.description ?? '';
}
