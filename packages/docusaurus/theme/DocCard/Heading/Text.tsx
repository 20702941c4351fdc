import { CardLink } from '@docusaurus/inner/docs/card-link';
import type { CardEntry } from '@docusaurus/inner/sidebar/sidebar-items';
import { useContext } from 'react';

/** The text of a card's title. */
export default function DocCardHeadingText({ title }: { readonly item: CardEntry; readonly title: string }) {
  const href = useContext(CardLink);
  if (href === undefined) return title;
  return (
    <a className="card-link" href={href}>
      {title}
    </a>
  );
}
