import EditMetaRow from '@theme/EditMetaRow';
import { TagLinks } from '@theme/pages/tag-links';
import type { DocFooterProps } from '@theme-original/pages/doc-footer';

export type { DocFooterProps };

/** The part below the text of a page, whose second row the site draws. */
export function DocFooter({ tags = [], editUrl, lastUpdate }: DocFooterProps) {
  const { time, author } = lastUpdate ?? {};
  const hasRow = editUrl !== undefined || time !== undefined || author !== undefined;
  if (tags.length === 0 && !hasRow) return null;
  return (
    <footer className="doc-footer">
      <TagLinks tags={tags} />
      {hasRow && (
        <EditMetaRow
          editUrl={editUrl}
          lastUpdatedAt={time === undefined ? undefined : Date.parse(time)}
          lastUpdatedBy={author}
        />
      )}
    </footer>
  );
}
