import { useCheckedLink, useLabels, usePageUrl } from '@docsite/renderer/template';
import type { AnchorHTMLAttributes } from 'react';

/** Attributes of an `<a>` element, and what a link leads to. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The route of a page such as `/docs`; base URL and trailing slash are put to it. */
  readonly to?: string;
  /** A final address, where `to` is not given. */
  readonly href?: string | undefined;
  /** Whether the link leaves the site; determined from the address unless given. */
  readonly external?: boolean | undefined;
  /** Whether it leads to a file of the site that is no page. */
  readonly file?: boolean | undefined;
  /** Whether the build looks whether it leads to something; it does unless this is `false`. */
  readonly checked?: boolean | undefined;
}

/** A link; one that leaves the site opens in a new tab and is marked so. */
export function Link({ to, href, external, file, checked = true, children, ...rest }: LinkProps) {
  const labels = useLabels();
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
  return (
    <a href={target} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      {children !== '' && <span className="external-mark" role="img" aria-label={labels.externalLink} />}
    </a>
  );
}
