import { type TocItem, useLabels } from '@docsite/renderer/template';
import { Icon } from '@theme/content/icons';
import { TocList } from '@theme/shell/toc-list';

/** The table of contents above the text, collapsed, if the screen has no room beside it. */
export function TocCompact({ items }: { readonly items: readonly TocItem[] }) {
  const { onThisPage } = useLabels();
  if (items.length === 0) return null;
  return (
    <nav className="toc-compact" aria-label={onThisPage}>
      <details>
        <summary>
          {onThisPage}
          <Icon name="chevron" />
        </summary>
        <TocList items={items} />
      </details>
    </nav>
  );
}
