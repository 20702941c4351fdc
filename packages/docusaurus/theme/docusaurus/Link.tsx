import { usePage, useSite } from '@docsite/renderer/template';
import { fromPage, slashed } from '@docusaurus/inner/pages/link-address';
import { usePathname } from '@docusaurus/inner/routes/answered-path';
import isInternalUrl from '@docusaurus/isInternalUrl';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { Link as ThemeLink } from '@theme/content/link';
import type { AnchorHTMLAttributes, Ref } from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of the site, or an address outside it. */
  readonly to?: string;
  readonly href?: string;
  /** The class of a navigation link while it is current. */
  readonly activeClassName?: string;
  /** Whether to mark the link on the page it leads to and on all pages below that. */
  readonly isNavLink?: boolean;
  /** Whether to mark it only on the page it leads to. */
  readonly exact?: boolean;
  /** Decides whether the link is current, instead of comparing addresses. */
  readonly isActive?: (match: null, location: { readonly pathname: string }) => boolean;
  readonly autoAddBaseUrl?: boolean;
  readonly ref?: Ref<HTMLAnchorElement>;
  readonly 'data-noBrokenLinkCheck'?: boolean;
}

/** A link in the site's own components. Only some components of the theme mark links that leave the site. */
export default function Link(props: LinkProps) {
  const address = props.to || props.href || '';
  const isNavLink = props.isNavLink === true && address !== '' && !address.startsWith('#') && isInternalUrl(address);
  return isNavLink ? <NavLink {...props} /> : <PlainLink {...props} />;
}

/** A link that is marked while it is current, like React Router's `NavLink`. */
function NavLink({ activeClassName, exact = false, isActive, ...props }: LinkProps) {
  const pathname = usePathname();
  const { withBaseUrl } = useBaseUrlUtils();
  const target = withBaseUrl(props.to || props.href || '').replace(/[?#].*/, '');
  const bare = (path: string) => path.replace(/\/$/, '');
  const isAtAddress = bare(pathname) === bare(target);
  const isBelow = !exact && pathname.startsWith(`${bare(target)}/`);
  if (!(isActive?.(null, { pathname }) ?? (isAtAddress || isBelow))) return <PlainLink {...props} />;
  const className = [props.className, activeClassName].filter(Boolean).join(' ');
  return <PlainLink {...props} aria-current={isAtAddress ? 'page' : 'true'} {...(className && { className })} />;
}

function PlainLink(props: LinkProps) {
  const {
    to,
    href,
    activeClassName,
    isNavLink,
    exact,
    isActive,
    autoAddBaseUrl = true,
    'data-noBrokenLinkCheck': free,
    ...others
  } = props;
  // a link that opens in another window may lead to another site below the same domain
  const isChecked = free !== true && ['', '_self'].includes(others.target ?? '');
  const rest = { ...others, checked: isChecked, marked: false };
  const { baseUrl } = useSite();
  const { url } = usePage();
  const { withBaseUrl } = useBaseUrlUtils();
  const written = to || href;
  if (!written) return <ThemeLink {...(written === '' && { href: '' })} {...rest} />;
  const path = written.replace('pathname://', '');
  const target = autoAddBaseUrl && path.startsWith('/') ? withBaseUrl(path) : path;
  if (isInternalUrl(written)) return <ThemeLink href={slashed(fromPage(target, url), baseUrl)} {...rest} />;
  // `pathname://` leads to something other than a page: it opens like another site, and may be missing
  const isPath = path !== written;
  return <ThemeLink href={target} {...rest} {...(isPath && { external: true, checked: false })} />;
}
