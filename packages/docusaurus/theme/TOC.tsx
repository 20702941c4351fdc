import type { TOCInlineProps } from '@theme/TOCInline';
import { Toc } from '@theme-original/shell/toc';

/** The table of contents next to a page. */
export default function TOC({ toc }: Pick<TOCInlineProps, 'toc'> & { readonly className?: string }) {
  return <Toc items={toc.map(({ value, ...item }) => ({ ...item, html: value }))} />;
}
