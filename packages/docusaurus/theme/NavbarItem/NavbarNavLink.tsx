import type { NavbarLinkData } from '@docsite/renderer/template';
import { useNavbarLink } from '@docusaurus/inner/navbar/navbar-item-context';
import isInternalUrl from '@docusaurus/isInternalUrl';
import Link, { type LinkProps } from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { ExternalMark } from '@theme/content/external-mark';
import { NavbarLink } from '@theme-original/shell/navbar-item';
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

/** A link that is marked on the page it leads to. If docsite has resolved the link, it is drawn by docsite's theme. */
export default function NavbarNavLink(props: NavbarNavLinkProps) {
  const known = useNavbarLink(props);
  return known === undefined || props.children !== undefined ? (
    <OwnLink {...props} />
  ) : (
    <ResolvedLink {...props} item={known} />
  );
}

function ResolvedLink({ item, ...props }: NavbarNavLinkProps & { readonly item: NavbarLinkData }) {
  const { label = item.label, html = item.html, className, href: _, 'aria-label': _label, ...rest } = props;
  const { activeBasePath, activeBaseRegex, isDropdownLink, prependBaseUrlToHref, activeClassName, ...others } = rest;
  const { to, exact, isActive, ...own } = others;
  const names = className
    ?.split(' ')
    .filter((name) => name !== 'navbar-link')
    .join(' ');
  const attributes = { ...item.attributes, ...own } as Readonly<Record<string, string>>;
  return (
    <NavbarLink
      currentClassName={activeClassName}
      item={{ ...item, label: label as string, attributes, ...(html && { html }), ...(names && { className: names }) }}
    />
  );
}

function OwnLink(props: NavbarNavLinkProps) {
  const { label, html, activeBasePath, activeBaseRegex, children, ...given } = props;
  const { to, href = '', prependBaseUrlToHref, isDropdownLink: _, activeClassName, ...others } = given;
  const { exact: _exact, isActive, ...rest } = others;
  const location = useLocation();
  const { pathname } = location;
  const target = useBaseUrl(to ?? href);
  const address = useBaseUrl(href, { forcePrependBaseUrl: true });
  const link = to === undefined ? { href: prependBaseUrlToHref ? address : href } : { to: target };
  const base = useBaseUrl(activeBasePath ?? '');
  const isAtAddress =
    pathname === target ||
    (base !== '' && pathname.startsWith(base)) ||
    (activeBaseRegex !== undefined && new RegExp(activeBaseRegex).test(pathname));
  const isCurrent = isActive?.(null, location) ?? isAtAddress;
  const className = [rest.className, isCurrent && activeClassName].filter(Boolean).join(' ');
  const current = isCurrent ? ({ 'aria-current': pathname === target ? 'page' : 'true', className } as const) : {};
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own configuration
  if (html !== undefined) return <Link {...rest} {...link} {...current} dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <Link {...rest} {...link} {...current}>
      {children ?? label}
      {href !== '' && !isInternalUrl(href) && <ExternalMark />}
    </Link>
  );
}
