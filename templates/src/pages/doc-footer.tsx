import type { TagLink } from '@docsite/renderer/template';
import { DocFooterRow, type DocFooterRowProps, isDated } from '@theme/pages/doc-footer-row';
import { TagLinks } from '@theme/pages/tag-links';

/** Facts about a document. Without any, no footer is rendered. */
export interface DocFooterProps extends DocFooterRowProps {
  readonly tags?: readonly TagLink[];
}

/** The part below the text of a page: its tags, its edit link, and its last update. */
export function DocFooter({ tags = [], ...row }: DocFooterProps) {
  if (tags.length === 0 && row.editUrl === undefined && !isDated(row.lastUpdate)) return null;
  return (
    <footer className="doc-footer">
      <TagLinks tags={tags} />
      <DocFooterRow {...row} />
    </footer>
  );
}
