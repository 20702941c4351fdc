import { Children, isValidElement, type ReactNode } from 'react';

type Values = Readonly<Record<string, ReactNode>>;

export interface InterpolateProps {
  /** Text with `{name}` for each value. */
  readonly children: string;
  readonly values?: Values;
}

/** Puts values into a text: a text where all of them are, else a list of nodes. */
export function interpolate(text: string, values: Values = {}): ReactNode {
  const parts = text.split(/(\{\w+\})/).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return name !== undefined && name in values ? values[name] : part;
  });
  if (!parts.some((part) => isValidElement(part))) return parts.map(String).join('');
  return Children.toArray(parts);
}

/** A text with values in it. */
export default function Interpolate({ children, values }: InterpolateProps): ReactNode {
  return interpolate(children, values);
}
