import type { LastUpdate as LastUpdateData, TagLink } from '@docsite/renderer/template';
import { EditLink } from '@theme/pages/edit-link';
import { LastUpdate } from '@theme/pages/last-update';
import { TagLinks } from '@theme/pages/tag-links';

/** What is known of a document: no footer is drawn where that is nothing. */
export interface DocFooterProps {
  readonly tags?: readonly TagLink[];
  readonly editUrl?: string | undefined;
  readonly lastUpdate?: LastUpdateData | undefined;
}

/** What stands below the text of a page: its tags, where to edit it, and when it last changed. */
export function DocFooter({ tags = [], editUrl, lastUpdate }: DocFooterProps) {
  const dated = lastUpdate?.timeLabel !== undefined || lastUpdate?.author !== undefined;
  if (tags.length === 0 && editUrl === undefined && !dated) return null;
  return (
    <footer className="doc-footer">
      <TagLinks tags={tags} />
      {(editUrl !== undefined || dated) && (
        <div className="doc-footer-row">
          {editUrl !== undefined && <EditLink href={editUrl} />}
          {dated && <LastUpdate update={lastUpdate} />}
        </div>
      )}
    </footer>
  );
}
