import { type CategoryCard, usePage } from '@docsite/renderer/template';
import { Icon } from '@theme/content/icons';

/** An entry to draw a card of: a page, or a category with its entries. */
export interface CardItem {
  readonly type?: string;
  readonly label: string;
  /** Absent for a category that has no page: its card leads to the first one in it. */
  readonly href?: string;
  readonly description?: string;
  readonly items?: readonly CardItem[];
}

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
function cardOf({ type, label, href, description, items }: CardItem, around: readonly CategoryCard[]): CategoryCard[] {
  const target = href ?? firstLink(items ?? []);
  if (target === undefined) return [];
  const known = around.find((card) => card.href === target);
  const words = description ?? known?.description ?? '';
  if (type !== 'category') return [{ type: 'page', label, href: target, description: words }];
  return [{ type, label, href: target, description: words, ...(known?.count && { count: known.count }) }];
}

function firstLink(items: readonly CardItem[]): string | undefined {
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

/** A card of a page or a category. */
export function DocCard({ item }: { readonly item: CategoryCard }) {
  const about = item.description || item.count;
  return (
    <li className="card">
      <h2 className="card-title">
        {item.type === 'category' ? <FolderIcon /> : <Icon name="page" />}
        <a className="card-link" href={item.href}>
          {item.label}
        </a>
      </h2>
      {about && <p className="card-text">{about}</p>}
    </li>
  );
}

function FolderIcon() {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d="M3 7a2 2 0 0 1 2-2h4l2.5 2.5H19a2 2 0 0 1 2 2V17a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7z" />
    </svg>
  );
}
