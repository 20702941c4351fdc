import { useLabels } from '@docsite/renderer/template';
import { Failure } from '@theme/shell/failure';

/** Replaces a page that could not be fetched. */
export function LoadFailure({ error }: { readonly error: unknown }) {
  const { loadFailedHeading: heading, retry } = useLabels();
  return <Failure title={heading} heading={heading} error={error} retry={retry} onRetry={() => location.reload()} />;
}
