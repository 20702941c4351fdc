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
  if (!(external ?? /^(?:https?:)?\/\//.test(target ?? ''))) {
    return (
      <a href={target} data-file={file ? '' : undefined} {...rest}>
        {children}
      </a>
    );
  }
  // React renders either HTML or children
  if (!marked || children === '' || rest.dangerouslySetInnerHTML !== undefined) {
    return (
      <a href={target} target="_blank" rel="noopener noreferrer" {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={target} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <ExternalMark />
    </a>
  );
}
