import { useCardOf, useCards } from '@docusaurus/inner/docs/card-items';
import type { PropSidebarItem } from '@docusaurus/inner/sidebar/sidebar-items';
import { filterDocCardListItems } from '@docusaurus/plugin-content-docs/client';
import { DocCards } from '@theme/content/doc-cards';

export interface DocCardListProps {
  /** By default what is beside the document in its sidebar. */
  readonly items?: readonly PropSidebarItem[];
  readonly className?: string;
}

/** Cards in a document: those of given entries say what Docusaurus says of them. */
export function DocCardList({ items }: DocCardListProps) {
  const around = useCards();
  const cardOf = useCardOf();
  return <DocCards items={items === undefined ? around : filterDocCardListItems(items).flatMap(cardOf)} />;
}
