import { useDocumentTitle } from '@theme/shell/use-document-title';

/** The words that are shown, the error that they are about, and what is called to try again. */
export interface FailureProps {
  /** What the title of the document becomes. */
  readonly title: string;
  readonly heading: string;
  readonly error: unknown;
  /** The words of the button. */
  readonly retry: string;
  readonly onRetry: () => void;
}

/** Stands in for a page that cannot be shown, and offers to try again. */
export function Failure({ title, heading, error, retry, onRetry }: FailureProps) {
  useDocumentTitle(title);
  return (
    <div className="failure" role="alert">
      <h1>{heading}</h1>
      <p className="failure-reason">{error instanceof Error ? error.message : String(error)}</p>
      <button type="button" className="button button-primary" onClick={onRetry}>
        {retry}
      </button>
    </div>
  );
}
