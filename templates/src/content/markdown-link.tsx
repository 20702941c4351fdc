import { formatLabel, useLabels, useSite } from '@docsite/renderer/template';
import { Link } from '@theme/content/link';
import type { AnchorHTMLAttributes } from 'react';

/** Attributes of an `<a>` element created from a link in Markdown. */
export interface MarkdownLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Present on links from footnotes back into the text. */
  readonly 'data-footnote-backref'?: unknown;
}

/** A link in the text of a page. */
export function MarkdownLink(props: MarkdownLinkProps) {
  const labels = useLabels();
  const { url } = useSite();
  // an attribute without a value is `true` in MDX
  const address = typeof props.href === 'string' ? props.href : undefined;
  const href = address ?? '';
  const isOwnSite = href === url || href.startsWith(`${url.replace(/\/$/, '')}/`);
  const reference =
    props['data-footnote-backref'] === undefined ? undefined : /[\d-]+$/.exec(props['aria-label'] ?? '')?.[0];
  const label = reference === undefined ? {} : { 'aria-label': formatLabel(labels.backToReference, { reference }) };
  return <Link {...props} {...label} href={address} external={!isOwnSite && /^(?:https?:)?\/\//.test(href)} />;
}
