import { useCardOf, useCards } from '@docusaurus/inner/docs/card-items';
import type { PropSidebarItem } from '@docusaurus/inner/sidebar/sidebar-items';
import { filterDocCardListItems } from '@docusaurus/plugin-content-docs/client';
import { DocCards } from '@theme/content/doc-cards';

export interface DocCardListProps {
  /** By default the items next to that of the document in its sidebar. */
  readonly items?: readonly PropSidebarItem[];
  readonly className?: string;
}

/** Cards in a document. Those of given items have the descriptions that Docusaurus gives them. */
export function DocCardList({ items }: DocCardListProps) {
  const around = useCards();
  const cardOf = useCardOf();
  return <DocCards items={items === undefined ? around : filterDocCardListItems(items).flatMap(cardOf)} />;
}
