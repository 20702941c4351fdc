import { useLabels } from '@docsite/renderer/template';
import { Failure } from '@theme/shell/failure';

/** The error of a page, and a callback to render it again. */
export interface PageCrashProps {
  /** The value that a component threw. */
  readonly error: unknown;
  readonly onRetry: () => void;
  /** The title of the document; that of crashed pages by default. */
  readonly title?: string | undefined;
}

/** Replaces a page that threw while it was rendered. */
export function PageCrash({ title, ...props }: PageCrashProps) {
  const { crashTitle, crashHeading, tryAgain } = useLabels();
  return <Failure title={title ?? crashTitle} heading={crashHeading} retry={tryAgain} {...props} />;
}
