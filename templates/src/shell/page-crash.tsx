import { useLabels } from '@docsite/renderer/template';
import { Failure } from '@theme/shell/failure';

/** The error of a page, and what is called to draw it once more. */
export interface PageCrashProps {
  /** What a component threw. */
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Stands in for a page that threw while it was drawn. */
export function PageCrash(props: PageCrashProps) {
  const { crashTitle, crashHeading, tryAgain } = useLabels();
  return <Failure title={crashTitle} heading={crashHeading} retry={tryAgain} {...props} />;
}
