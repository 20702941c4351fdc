import type { LastUpdate as LastUpdateData, TagLink } from '@docsite/renderer/template';
import { EditLink } from '@theme/pages/edit-link';
import { LastUpdate } from '@theme/pages/last-update';
import { TagLinks } from '@theme/pages/tag-links';

/** Facts about a document. Without any, no footer is rendered. */
export interface DocFooterProps {
  readonly tags?: readonly TagLink[];
  readonly editUrl?: string | undefined;
  readonly lastUpdate?: LastUpdateData | undefined;
}

/** The part below the text of a page: its tags, its edit link, and its last update. */
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
