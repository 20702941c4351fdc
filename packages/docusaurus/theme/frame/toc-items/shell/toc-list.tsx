import type { TocItem } from '@docsite/renderer/template';
import { headingProps } from '@docusaurus/inner/pages/prop-values';
import TOCItems from '@theme/TOCItems';

/** The entries of a table of contents, drawn by the site on all levels that it receives. */
export function TocList({ items }: { readonly items: readonly TocItem[] }) {
  const toc = headingProps(items);
  return <TOCItems toc={toc} minHeadingLevel={1} maxHeadingLevel={6} />;
}
