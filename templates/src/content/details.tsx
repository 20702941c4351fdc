import { classNames } from '@docsite/renderer/template';
import { type DetailsHTMLAttributes, isValidElement, type ReactNode } from 'react';

/** Attributes of a `<details>` element, and its summary. Without one, browsers show a default text. */
export interface DetailsProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  /** The summary that opens it: text, or the author's own `<summary>`. */
  readonly summary?: ReactNode;
}

/** Text that is hidden until the reader opens it. */
export function Details({ summary, className, children, ...rest }: DetailsProps) {
  const own = isValidElement(summary) && summary.type === 'summary';
  return (
    <details className={classNames('details', className)} {...rest}>
      {summary !== undefined && (own ? summary : <summary>{summary}</summary>)}
      {children}
    </details>
  );
}
