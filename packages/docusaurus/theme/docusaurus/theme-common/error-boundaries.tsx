import Translate from '@docusaurus/Translate';
import { getErrorCausalChain } from '@docusaurus/utils-common';
import type { ButtonHTMLAttributes, ReactNode } from 'react';

/** A button to try again. */
export function ErrorBoundaryTryAgainButton(props: ButtonHTMLAttributes<HTMLButtonElement>): ReactNode {
  return (
    <button type="button" {...props}>
      <Translate id="theme.ErrorPageContent.tryAgain">Try again</Translate>
    </button>
  );
}

/** The message of an error, and those of its causes. */
export function ErrorBoundaryError({ error }: { readonly error: Error }): ReactNode {
  const messages = getErrorCausalChain(error).map(({ message }) => message);
  return <p>{messages.join('\n\nCause:\n')}</p>;
}

/** The replacement for a component that failed: the message, and a button to try again. */
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

/** Only draws its children, because docsite has its own error boundaries. */
export function ErrorCauseBoundary({
  children,
}: {
  readonly children?: ReactNode;
  readonly onError?: unknown;
}): ReactNode {
  return children;
}
