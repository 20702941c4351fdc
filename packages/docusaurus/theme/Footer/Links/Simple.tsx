import type { FooterLinkProps } from '@theme/Footer/LinkItem';
import { FooterColumn } from '@theme/Footer/Links/column';

/** The links of a footer without columns. */
export default function FooterLinksSimple({ links }: { readonly links: readonly FooterLinkProps['item'][] }) {
  return (
    <div className="footer-columns">
      <FooterColumn items={links} />
    </div>
  );
}
