import ErrorPageContent from '@theme/ErrorPageContent';
import type { PageCrashProps } from '@theme-original/shell/page-crash';

export type { PageCrashProps };

/** The replacement for a page that threw while it was rendered, drawn by the site. */
export function PageCrash({ error, onRetry }: PageCrashProps) {
  return <ErrorPageContent error={error} tryAgain={onRetry} />;
}
