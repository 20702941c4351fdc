import { PageCrash } from '@theme-original/shell/page-crash';

export interface ErrorPageContentProps {
  /** The value that a component threw. */
  readonly error: unknown;
  /** Draws the page again. */
  readonly tryAgain: () => void;
}

/** The message in place of a page that threw. */
export default function ErrorPageContent({ error, tryAgain }: ErrorPageContentProps) {
  return <PageCrash error={error} onRetry={tryAgain} />;
}
