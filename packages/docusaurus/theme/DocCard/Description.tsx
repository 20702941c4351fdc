import type { CardEntry } from '@docusaurus/inner/sidebar/sidebar-items';

export interface DocCardDescriptionProps {
  readonly item: CardEntry;
  readonly description: string;
}

/** The description on a card. */
export default function DocCardDescription({ description }: DocCardDescriptionProps) {
  return <p className="card-text">{description}</p>;
}
