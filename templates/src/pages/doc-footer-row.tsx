import type { LastUpdate as LastUpdateData } from '@docsite/renderer/template';
import { EditLink } from '@theme/pages/edit-link';
import { LastUpdate } from '@theme/pages/last-update';

export interface DocFooterRowProps {
  readonly editUrl?: string | undefined;
  readonly lastUpdate?: LastUpdateData | undefined;
}

/** The edit link of a page, and its last update. Without either, no row is rendered. */
export function DocFooterRow({ editUrl, lastUpdate }: DocFooterRowProps) {
  const dated = isDated(lastUpdate);
  if (editUrl === undefined && !dated) return null;
  return (
    <div className="doc-footer-row">
      {editUrl !== undefined && <EditLink href={editUrl} />}
      {dated && <LastUpdate update={lastUpdate} />}
    </div>
  );
}

/** Whether the date or the author of an update is known. */
export function isDated(update: LastUpdateData | undefined): update is LastUpdateData {
  return update?.timeLabel !== undefined || update?.author !== undefined;
}
