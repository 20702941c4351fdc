import { type TocItem, useLabels } from '@docsite/renderer/template';
import { TocList } from '@theme/shell/toc-list';

/** The table of contents beside the page, on wide screens. */
export function Toc({ items }: { readonly items: readonly TocItem[] }) {
  return (
    <nav className="toc" aria-labelledby="ds-toc-title">
      <p className="toc-title" id="ds-toc-title">
        {useLabels().onThisPage}
      </p>
      <TocList items={items} />
    </nav>
  );
}
