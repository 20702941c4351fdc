import type { CategoryCard } from '@docsite/renderer/template';
import { useCardItems } from '@docusaurus/inner/docs/card-items';
import ThemeDocCardList from '@theme/DocCardList';

/** The cards on the page of a category, drawn by the site. */
export function DocCards({ items }: { readonly items: readonly CategoryCard[] }) {
  return <ThemeDocCardList items={useCardItems(items)} />;
}
