import { classNames } from '@docsite/renderer/template';
import { type DetailsHTMLAttributes, isValidElement, type ReactNode } from 'react';

/** Attributes of a `<details>` element, and its summary; browsers have words of their own where none is given. */
export interface DetailsProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  /** The words that open it: text, or a `<summary>` of the author's own. */
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
