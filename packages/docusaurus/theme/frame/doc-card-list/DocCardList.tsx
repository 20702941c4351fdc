import { useCardItems, useCards } from '@docusaurus/inner/docs/card-items';
import { filterDocCardListItems } from '@docusaurus/plugin-content-docs/client';
import DocCard from '@theme/DocCard';
import type { DocCardListProps } from '@theme-original/content/doc-card-list';

/** Cards of sidebar items, drawn by the site. As in Docusaurus, they are not a list element, which a site may style. */
export default function DocCardList({ items, className = '' }: DocCardListProps) {
  const around = useCardItems(useCards());
  const drawn = items === undefined ? around : filterDocCardListItems(items);
  return (
    <section className={`card-grid ${className}`.trim()}>
      {drawn.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries may have the same labels, and stay in their order
        <article key={index}>
          <DocCard item={item} />
        </article>
      ))}
    </section>
  );
}
