import { useCardOf } from '@docusaurus/inner/docs/card-items';
import type { PropSidebarItem } from '@docusaurus/inner/sidebar/sidebar-items';
import { DocCard as Card } from '@theme-original/content/doc-card';

/** The card of a sidebar item; HTML items have none. */
export default function DocCard({ item }: { readonly item: PropSidebarItem }) {
  return useCardOf()(item).map((card) => <Card key={card.href} as="div" item={card} />);
}
