import { usePage } from '@docsite/renderer/template';
import { cardsOf } from '@docusaurus/card-items';
import type { HtmlItem } from '@docusaurus/sidebar-items';
import { DocCard as Card } from '@theme-original/content/doc-card';
import { type CardItem, cardOf } from '@theme-original/content/doc-card-list';

/** The card of one entry of a sidebar; HTML has none. */
export default function DocCard({ item }: { readonly item: CardItem | HtmlItem }) {
  const cards = cardsOf(usePage());
  if (!('label' in item)) return null;
  return cardOf(item, cards).map((card) => <Card key={card.href} as="div" item={card} />);
}
