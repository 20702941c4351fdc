import { useSite } from '@docsite/renderer/template';
import { Link } from '@theme/link';
import type { AnchorHTMLAttributes } from 'react';

/** A link in the text of a page. */
export function MarkdownLink(props: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const { url } = useSite();
  const href = props.href ?? '';
  const ownSite = href === url || href.startsWith(`${url.replace(/\/$/, '')}/`);
  return <Link {...props} external={!ownSite && /^(?:https?:)?\/\//.test(href)} />;
}
