import { CardLink } from '@docusaurus/inner/docs/card-link';
import type { CardEntry } from '@docusaurus/inner/sidebar/sidebar-items';
import Description from '@theme/DocCard/Description';
import Heading from '@theme/DocCard/Heading';
import type { ReactNode } from 'react';

export interface DocCardLayoutProps {
  readonly item: CardEntry;
  readonly href: string;
  readonly icon?: ReactNode;
  readonly title: string;
  readonly description?: string;
  readonly className?: string;
}

/** The contents of a card. */
export default function DocCardLayout({ item, href, icon, title, description, className }: DocCardLayoutProps) {
  return (
    <div className={className === undefined ? 'card' : `card ${className}`}>
      <CardLink value={href}>
        <Heading item={item} icon={icon} title={title} />
        {description && <Description item={item} description={description} />}
      </CardLink>
    </div>
  );
}
