import type { CategoryCard } from '@docsite/renderer/template';
import { useCardItems } from '@docusaurus/card-items';
import ThemeDocCardList from '@theme/DocCardList';
import type { DocCardListProps } from '@theme-original/content/doc-card-list';

export { type CardItem, cardOf } from '@theme-original/content/doc-card-list';

/** Cards in a document, drawn by the site. */
export function DocCardList(props: DocCardListProps) {
  return <ThemeDocCardList {...props} />;
}

/** Cards of the page of a category, drawn by the site. */
export function DocCards({ items }: { readonly items: readonly CategoryCard[] }) {
  return <ThemeDocCardList items={useCardItems(items)} />;
}
