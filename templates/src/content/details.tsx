import { classNames, useLabels } from '@docsite/renderer/template';
import { Children, type DetailsHTMLAttributes, isValidElement, type ReactNode } from 'react';

/** Attributes of a `<details>` element, and its summary. */
export interface DetailsProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  /** The summary that opens it: text, or the author's own `<summary>`. */
  readonly summary?: ReactNode;
}

/**
 * Text that is hidden until the reader opens it, below a summary: given, among the children, or else a word of the
 * theme, because what browsers show instead cannot be searched or styled.
 */
export function Details({ summary, className, children, ...rest }: DetailsProps) {
  const labels = useLabels();
  const isGiven = summary !== undefined || Children.toArray(children).some(isSummary);
  const text = isGiven ? summary : labels.details;
  return (
    <details className={classNames('details', className)} {...rest}>
      {text !== undefined && (isSummary(text) ? text : <summary>{text}</summary>)}
      {children}
    </details>
  );
}

function isSummary(node: ReactNode): boolean {
  return isValidElement(node) && node.type === 'summary';
}
