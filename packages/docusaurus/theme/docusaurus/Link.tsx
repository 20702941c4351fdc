import { usePage, useSite } from '@docsite/renderer/template';
import isInternalUrl from '@docusaurus/isInternalUrl';
import { fromPage, slashed } from '@docusaurus/link-address';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
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

/** A link of a component of the site's own. Only some components of the theme mark those that leave the site. */
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
  const rest = { ...others, checked: free !== true, marked: false };
  const { baseUrl } = useSite();
  const { url } = usePage();
  const { withBaseUrl } = useBaseUrlUtils();
  const written = to || href || '';
  const path = written.replace('pathname://', '');
  const target = autoAddBaseUrl && path.startsWith('/') ? withBaseUrl(path) : path;
  if (isInternalUrl(written)) return <ThemeLink href={slashed(fromPage(target, url), baseUrl)} {...rest} />;
  // `pathname://` leads to what is no page of the site: it opens beside the site like other sites, and may be missing
  const isPath = path !== written;
  return <ThemeLink href={target} {...rest} {...(isPath && { external: true, checked: false })} />;
}
