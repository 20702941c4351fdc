import isInternalUrl from '@docusaurus/isInternalUrl';
import Link, { type LinkProps } from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { ExternalMark } from '@theme/content/external-mark';
import type { ReactNode } from 'react';

export interface NavbarNavLinkProps extends LinkProps {
  readonly label?: ReactNode;
  readonly html?: string;
  /** The link is also current on pages below this path. */
  readonly activeBasePath?: string;
  readonly activeBaseRegex?: string;
  readonly prependBaseUrlToHref?: boolean;
  readonly isDropdownLink?: boolean;
}

/** A link that is marked where it leads to the page. */
export default function NavbarNavLink(props: NavbarNavLinkProps) {
  const { label, html, activeBasePath, activeBaseRegex, children, ...given } = props;
  const { to, href = '', prependBaseUrlToHref, isDropdownLink: _, ...rest } = given;
  const { pathname } = useLocation();
  const target = useBaseUrl(to ?? href);
  const address = useBaseUrl(href, { forcePrependBaseUrl: true });
  const link = to === undefined ? { href: prependBaseUrlToHref ? address : href } : { to: target };
  const base = useBaseUrl(activeBasePath ?? '');
  const isCurrent =
    pathname === target ||
    (base !== '' && pathname.startsWith(base)) ||
    (activeBaseRegex !== undefined && new RegExp(activeBaseRegex).test(pathname));
  const current = isCurrent ? ({ 'aria-current': pathname === target ? 'page' : 'true' } as const) : {};
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own configuration
  if (html !== undefined) return <Link {...rest} {...link} {...current} dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <Link {...rest} {...link} {...current}>
      {children ?? label}
      {href !== '' && !isInternalUrl(href) && <ExternalMark />}
    </Link>
  );
}
