import { useLabels } from '@docsite/renderer/template';

export interface LoadingProps {
  readonly error?: Error | null;
  readonly retry?: () => void;
  /** Whether loading takes so long that it is indicated. */
  readonly pastDelay?: boolean;
}

/** The placeholder for a part that is being loaded. */
export default function Loading({ error, retry, pastDelay }: LoadingProps) {
  const labels = useLabels();
  if (error) {
    return (
      <div role="alert">
        <p>{error.message}</p>
        <button type="button" onClick={retry}>
          {labels.retry}
        </button>
      </div>
    );
  }
  return pastDelay ? <p role="status">{labels.loading}</p> : null;
}
