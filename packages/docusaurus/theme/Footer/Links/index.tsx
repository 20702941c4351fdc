import type { FooterLinkProps } from '@theme/Footer/LinkItem';
import type { FooterColumnProps } from '@theme/Footer/Links/column';
import MultiColumn from '@theme/Footer/Links/MultiColumn';
import Simple from '@theme/Footer/Links/Simple';

export interface FooterLinksProps {
  /** Columns of links, or links. */
  readonly links: readonly (FooterLinkProps['item'] & FooterColumnProps)[];
}

/** The links of the footer, in columns if the first entry is one. */
export default function FooterLinks({ links }: FooterLinksProps) {
  return links[0]?.items === undefined ? <Simple links={links} /> : <MultiColumn columns={links} />;
}
