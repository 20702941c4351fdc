import { Children, isValidElement, type ReactNode } from 'react';

type Values = Readonly<Record<string, ReactNode>>;

export interface InterpolateProps {
  /** Text with a `{name}` in place of each value. */
  readonly children: string;
  readonly values?: Values;
}

/** Inserts values into a text. Returns a string if all values are strings, otherwise a list of nodes. */
export function interpolate(text: string, values: Values = {}): ReactNode {
  const parts = text.split(/(\{\w+\})/).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return name !== undefined && name in values ? values[name] : part;
  });
  if (!parts.some((part) => isValidElement(part))) return parts.map(String).join('');
  return Children.toArray(parts);
}

/** A text with values inserted. */
export default function Interpolate({ children, values }: InterpolateProps): ReactNode {
  return interpolate(children, values);
}
