import { type CategoryCard, usePage } from '@docsite/renderer/template';
import { DocCards } from '@theme/content/doc-cards';

/** An item of a category. */
interface InnerItem {
  readonly type?: string;
  readonly href?: string;
  readonly items?: readonly InnerItem[];
}

/**
 * An entry to show as a card: a page, or a category with its entries. A category without a page links to its first one.
 */
export interface CardItem extends InnerItem {
  readonly label: string;
  readonly description?: string;
}

/** The entries to show as cards. */
export interface DocCardListProps {
  /**
   * By default the siblings of the document in its sidebar, or the entries below it if it is the page of a category.
   */
  readonly items?: readonly CardItem[];
}

/** Cards in a document. */
export function DocCardList({ items }: DocCardListProps) {
  const page = usePage();
  const around = page.kind === 'doc' ? (page.cards ?? []) : [];
  return <DocCards items={items === undefined ? around : items.flatMap((item) => cardOf(item, around))} />;
}

/** The card of an entry with a target, described by its page. */
export function cardOf(
  { type, label, href, description, items }: CardItem,
  around: readonly CategoryCard[],
): CategoryCard[] {
  const target = href ?? firstLink(items ?? []);
  if (target === undefined) return [];
  const known = around.find((card) => card.href === target);
  const words = description ?? known?.description ?? '';
  if (type !== 'category') return [{ type: 'page', label, href: target, description: words }];
  return [{ type, label, href: target, description: words, ...(known?.count && { count: known.count }) }];
}

function firstLink(items: readonly InnerItem[]): string | undefined {
  return items.map((item) => item.href ?? firstLink(item.items ?? [])).find((href) => href !== undefined);
}
