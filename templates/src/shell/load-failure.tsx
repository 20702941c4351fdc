import { useLabels } from '@docsite/renderer/template';
import { useDocumentTitle } from '@theme/shell/use-document-title';

/** Stands in for a page that could not be fetched. */
export function LoadFailure({ error }: { readonly error: unknown }) {
  const labels = useLabels();
  useDocumentTitle(labels.loadFailedHeading);
  return (
    <div className="failure" role="alert">
      <h1>{labels.loadFailedHeading}</h1>
      <p className="failure-reason">{error instanceof Error ? error.message : String(error)}</p>
      <button type="button" className="button button-primary" onClick={() => location.reload()}>
        {labels.retry}
      </button>
    </div>
  );
}
