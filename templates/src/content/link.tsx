import { useCheckedLink, usePageUrl } from '@docsite/renderer/template';
import { ExternalMark } from '@theme/content/external-mark';
import type { AnchorHTMLAttributes } from 'react';

/** Attributes of an `<a>` element, and the target of the link. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The route of a page such as `/docs`; the base URL and trailing slash are added. */
  readonly to?: string;
  /** A final address, used if `to` is not set. */
  readonly href?: string | undefined;
  /** Whether the link leaves the site; determined from the address by default. */
  readonly external?: boolean | undefined;
  /** Whether it leads to a file of the site that is not a page. */
  readonly file?: boolean | undefined;
  /** Whether the build checks that its target exists, which it does unless this is `false`. */
  readonly checked?: boolean | undefined;
  /** Whether it is marked if it leaves the site, which it is unless this is `false`. */
  readonly marked?: boolean | undefined;
}

/** A link. One that leaves the site opens in a new tab and is marked accordingly. */
export function Link({ to, href, external, file, checked = true, marked = true, children, ...rest }: LinkProps) {
  const address = usePageUrl(to ?? '');
  const target = to === undefined ? href : address;
  useCheckedLink(checked ? target : undefined);
  const leaves = external ?? /^(?:https?:)?\/\//.test(target ?? '');
  // React renders either HTML or children
  const isMarked = leaves && marked && children !== '' && rest.dangerouslySetInnerHTML === undefined;
  const shown = isMarked ? (
    <>
      {children}
      <ExternalMark />
    </>
  ) : (
    children
  );
  const leaving = leaves ? { target: '_blank', rel: 'noopener noreferrer' } : { 'data-file': file ? '' : undefined };
  return (
    <a href={target} {...leaving} {...rest}>
      {shown}
    </a>
  );
}
