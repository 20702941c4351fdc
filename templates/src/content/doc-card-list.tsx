import { type CategoryCard, usePage } from '@docsite/renderer/template';
import { DocCard } from '@theme/content/doc-card';

/** What may stand in a category. */
interface InnerItem {
  readonly type?: string;
  readonly href?: string;
  readonly items?: readonly InnerItem[];
}

/**
 * An entry to draw a card of: a page, or a category with its entries. One without a page leads to the first one in it.
 */
export interface CardItem extends InnerItem {
  readonly label: string;
  readonly description?: string;
}

/** The entries that cards are drawn of. */
export interface DocCardListProps {
  /** By default what is beside the document in its sidebar, or below it where it is the page of a category. */
  readonly items?: readonly CardItem[];
}

/** Cards in a document. */
export function DocCardList({ items }: DocCardListProps) {
  const page = usePage();
  const around = page.kind === 'doc' ? (page.cards ?? []) : [];
  return <DocCards items={items === undefined ? around : items.flatMap((item) => cardOf(item, around))} />;
}

/** The card of an entry that leads somewhere, in the words that its page is described by. */
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

/** Cards of pages and categories. */
export function DocCards({ items }: { readonly items: readonly CategoryCard[] }) {
  return (
    <ul className="card-grid">
      {items.map((item) => (
        <DocCard key={item.href} item={item} />
      ))}
    </ul>
  );
}
