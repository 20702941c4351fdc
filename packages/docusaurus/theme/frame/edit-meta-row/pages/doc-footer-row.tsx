import EditMetaRow from '@theme/EditMetaRow';
import { type DocFooterRowProps, isDated } from '@theme-original/pages/doc-footer-row';

export { type DocFooterRowProps, isDated };

/** The edit link of a page, and its last update, drawn by the site. */
export function DocFooterRow({ editUrl, lastUpdate }: DocFooterRowProps) {
  const { time, author } = lastUpdate ?? {};
  if (editUrl === undefined && !isDated(lastUpdate)) return null;
  return (
    <EditMetaRow
      editUrl={editUrl}
      lastUpdatedAt={time === undefined ? undefined : Date.parse(time)}
      lastUpdatedBy={author}
    />
  );
}
