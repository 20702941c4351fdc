import { type TocItem, usePage } from '@docsite/renderer/template';
import { Toc as Original } from '@theme-original/shell/toc';

/** The table of contents next to a page. That of a document is part of what the site draws. */
export function Toc(props: { readonly items: readonly TocItem[] }) {
  return usePage().kind === 'doc' ? null : <Original {...props} />;
}
