import Translate from '@docusaurus/Translate';
import type { ButtonHTMLAttributes, ReactNode } from 'react';

/** A button that tries again what has failed. */
export function ErrorBoundaryTryAgainButton(props: ButtonHTMLAttributes<HTMLButtonElement>): ReactNode {
  return (
    <button type="button" {...props}>
      <Translate id="theme.ErrorPageContent.tryAgain">Try again</Translate>
    </button>
  );
}

/** The message of an error. */
export function ErrorBoundaryError({ error }: { readonly error: Error }): ReactNode {
  return <p>{error.message}</p>;
}

/** What is shown in place of what has failed: the message, and a button that tries it again. */
export function ErrorBoundaryErrorMessageFallback({
  error,
  tryAgain,
}: {
  readonly error: Error;
  readonly tryAgain: () => void;
}): ReactNode {
  return (
    <div>
      <p>{error.message}</p>
      <ErrorBoundaryTryAgainButton onClick={tryAgain} />
    </div>
  );
}

/** Draws what it holds; docsite has boundaries of its own for errors. */
export function ErrorCauseBoundary({
  children,
}: {
  readonly children?: ReactNode;
  readonly onError?: unknown;
}): ReactNode {
  return children;
}
