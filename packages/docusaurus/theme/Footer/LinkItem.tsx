import isInternalUrl from '@docusaurus/isInternalUrl';
import Link, { type LinkProps } from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { ExternalMark } from '@theme/content/external-mark';

export interface FooterLinkProps {
  readonly item: LinkProps & {
    readonly label?: string;
    readonly html?: string;
    readonly prependBaseUrlToHref?: boolean;
  };
}

/** A link of the footer, as configured: `to` is a path within the site, with or without a leading slash. */
export default function FooterLinkItem({ item }: FooterLinkProps) {
  const { label, to, href = '', html: _, className, prependBaseUrlToHref, ...rest } = item;
  const path = useBaseUrl(to ?? '');
  const address = useBaseUrl(href, { forcePrependBaseUrl: true });
  const target = to === undefined ? { href: prependBaseUrlToHref ? address : href } : { to: path };
  return (
    <Link className={['footer-link', className].filter(Boolean).join(' ')} {...rest} {...target}>
      {label}
      {href !== '' && !isInternalUrl(href) && <ExternalMark />}
    </Link>
  );
}
