import { usePage } from '@docsite/renderer/template';
import { cardsOf, useCardItems } from '@docusaurus/inner/docs/card-items';
import { filterDocCardListItems } from '@docusaurus/plugin-content-docs/client';
import DocCard from '@theme/DocCard';
import type { DocCardListProps } from '@theme-original/content/doc-card-list';

/** Cards of entries of a sidebar, each drawn by the site. */
export default function DocCardList({ items, className = '' }: DocCardListProps) {
  const around = useCardItems(cardsOf(usePage()));
  const drawn = items === undefined ? around : filterDocCardListItems(items);
  return (
    <ul className={`card-grid ${className}`.trim()}>
      {drawn.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries may have the same labels, and stay in their order
        <li key={index}>
          <DocCard item={item} />
        </li>
      ))}
    </ul>
  );
}
