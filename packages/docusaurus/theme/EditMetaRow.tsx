import EditThisPage from '@theme/EditThisPage';
import LastUpdated, { type LastUpdatedProps } from '@theme/LastUpdated';

export interface EditMetaRowProps extends LastUpdatedProps {
  readonly className?: string;
  readonly editUrl?: string | null | undefined;
}

/** The edit link of a page, and when it was last changed. */
export default function EditMetaRow({ className, editUrl, lastUpdatedAt, lastUpdatedBy }: EditMetaRowProps) {
  return (
    <div className={['doc-footer-row', className].filter(Boolean).join(' ')}>
      {editUrl && <EditThisPage editUrl={editUrl} />}
      {(lastUpdatedAt || lastUpdatedBy) && <LastUpdated lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={lastUpdatedBy} />}
    </div>
  );
}
