import { useDocumentTitle } from '@theme/shell/use-document-title';

/** The texts to show, the error, and a callback to try again. */
export interface FailureProps {
  /** The title of the document. */
  readonly title: string;
  readonly heading: string;
  readonly error: unknown;
  /** The label of the button. */
  readonly retry: string;
  readonly onRetry: () => void;
}

/** Replaces a page that cannot be shown, and offers to try again. */
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
