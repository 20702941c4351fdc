import Link from '@docusaurus/Link';

export interface FooterLinkProps {
  readonly item: {
    readonly label?: string;
    readonly to?: string;
    readonly href?: string;
    readonly html?: string;
    readonly className?: string;
  };
}

/** A link of the footer, as the configuration writes it. */
export default function FooterLinkItem({ item: { label, to, href, className } }: FooterLinkProps) {
  const address = to === undefined ? { href: href ?? '' } : { to };
  return (
    <Link className={['footer-link', className].filter(Boolean).join(' ')} {...address}>
      {label}
    </Link>
  );
}
