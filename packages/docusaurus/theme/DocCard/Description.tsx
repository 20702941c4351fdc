import type { CardEntry } from '@docusaurus/inner/sidebar/sidebar-items';

export interface DocCardDescriptionProps {
  readonly item: CardEntry;
  readonly description: string;
}

/** What a card says of its page. */
export default function DocCardDescription({ description }: DocCardDescriptionProps) {
  return <p className="card-text">{description}</p>;
}
