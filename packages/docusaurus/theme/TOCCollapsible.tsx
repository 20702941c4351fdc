import type { TOCInlineProps } from '@theme/TOCInline';
import { TocCompact } from '@theme-original/shell/toc-compact';

/** The collapsed table of contents above a page. */
export default function TOCCollapsible({ toc }: Pick<TOCInlineProps, 'toc'> & { readonly className?: string }) {
  return <TocCompact items={toc.map(({ value, ...item }) => ({ ...item, html: value }))} />;
}
