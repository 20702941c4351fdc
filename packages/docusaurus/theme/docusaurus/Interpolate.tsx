import { Children, isValidElement, type ReactNode } from 'react';

type Values = Readonly<Record<string, ReactNode>>;

export interface InterpolateProps {
  /** Text with a `{name}` in place of each value. */
  readonly children: string;
  readonly values?: Values;
}

/**
 * Inserts values into a text; names without a value stay. Returns a string if no value is an element, otherwise a list
 * of nodes.
 */
export function interpolate(text: string, values: Values = {}): ReactNode {
  const parts = text.split(/(\{\w+\})/).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return name === undefined ? part : (values[name] ?? (values[name] === null ? '' : part));
  });
  if (!parts.some((part) => isValidElement(part))) return parts.join('');
  return Children.toArray(parts.filter((part) => part !== ''));
}

/** A text with values inserted. */
export default function Interpolate({ children, values }: InterpolateProps): ReactNode {
  return interpolate(children, values);
}
