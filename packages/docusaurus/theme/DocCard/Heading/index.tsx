import type { CardEntry } from '@docusaurus/inner/sidebar/sidebar-items';
import Icon from '@theme/DocCard/Heading/Icon';
import Text from '@theme/DocCard/Heading/Text';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';

export interface DocCardHeadingProps {
  readonly item: CardEntry;
  readonly icon?: ReactNode;
  readonly title: string;
}

/** The title of a card, with its icon. */
export default function DocCardHeading({ item, icon, title }: DocCardHeadingProps) {
  return (
    <Heading as="h2" className="card-title">
      {icon && <Icon item={item} icon={icon} />}
      <Text item={item} title={title} />
    </Heading>
  );
}
