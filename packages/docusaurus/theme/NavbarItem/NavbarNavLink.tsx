import Link, { type LinkProps } from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';

export interface NavbarNavLinkProps extends LinkProps {
  readonly label?: ReactNode;
  readonly html?: string;
  /** The link is also current on pages below this path. */
  readonly activeBasePath?: string;
  readonly activeBaseRegex?: string;
  readonly prependBaseUrlToHref?: boolean;
}

/** A link that is marked where it leads to the page. */
export default function NavbarNavLink(props: NavbarNavLinkProps) {
  const { label, html, activeBasePath, activeBaseRegex, prependBaseUrlToHref: _, children, ...rest } = props;
  const { pathname } = useLocation();
  const target = useBaseUrl(rest.to ?? rest.href ?? '');
  const base = useBaseUrl(activeBasePath ?? '');
  const isCurrent =
    pathname === target ||
    (base !== '' && pathname.startsWith(base)) ||
    (activeBaseRegex !== undefined && new RegExp(activeBaseRegex).test(pathname));
  const current = isCurrent ? ({ 'aria-current': pathname === target ? 'page' : 'true' } as const) : {};
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own configuration
  if (html !== undefined) return <Link {...rest} {...current} dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <Link {...rest} {...current}>
      {children ?? label}
    </Link>
  );
}
