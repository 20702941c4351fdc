import { useLabels } from '@docsite/renderer/template';
import { useDocumentTitle } from '@theme/shell/use-document-title';

export interface PageCrashProps {
  /** What a component threw. */
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Stands in for a page that threw while it was drawn. */
export function PageCrash({ error, onRetry }: PageCrashProps) {
  const labels = useLabels();
  useDocumentTitle(labels.crashTitle);
  return (
    <div className="failure" role="alert">
      <h1>{labels.crashHeading}</h1>
      <p className="failure-reason">{error instanceof Error ? error.message : String(error)}</p>
      <button type="button" className="button button-primary" onClick={onRetry}>
        {labels.tryAgain}
      </button>
    </div>
  );
}
