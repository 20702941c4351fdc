import { type CardItem, DocCardList } from '@theme-original/content/doc-card-list';

/** The card of one entry of a sidebar. */
export default function DocCard({ item }: { readonly item: CardItem }) {
  return <DocCardList items={[item]} />;
}
