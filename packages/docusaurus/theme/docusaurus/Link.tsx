import isInternalUrl from '@docusaurus/isInternalUrl';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { Link as ThemeLink } from '@theme/content/link';
import type { AnchorHTMLAttributes, Ref } from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of the site, or an address outside it. */
  readonly to?: string;
  readonly href?: string;
  readonly activeClassName?: string;
  readonly isNavLink?: boolean;
  readonly autoAddBaseUrl?: boolean;
  readonly ref?: Ref<HTMLAnchorElement>;
  readonly 'data-noBrokenLinkCheck'?: boolean;
}

/** A link of a component of the site's own. */
export default function Link(props: LinkProps) {
  const {
    to,
    href,
    activeClassName,
    isNavLink,
    autoAddBaseUrl = true,
    'data-noBrokenLinkCheck': free,
    ...others
  } = props;
  const rest = { ...others, checked: free !== true };
  const target = to ?? href ?? '';
  const withBase = useBaseUrl(target);
  if (!isInternalUrl(target) || target.startsWith('#')) return <ThemeLink href={target} {...rest} />;
  return <ThemeLink href={autoAddBaseUrl && target.startsWith('/') ? withBase : target} {...rest} />;
}
