import { usePage } from '@docsite/renderer/template';
import { cardsOf } from '@docusaurus/card-items';
import { DocCard as Card } from '@theme-original/content/doc-card';
import { type CardItem, cardOf } from '@theme-original/content/doc-card-list';

/** The card of one entry of a sidebar. */
export default function DocCard({ item }: { readonly item: CardItem }) {
  return cardOf(item, cardsOf(usePage())).map((card) => <Card key={card.href} as="div" item={card} />);
}
