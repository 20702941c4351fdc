import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';

/** The JSON value that an attribute's expression evaluated to; templates receive it as is. */
export interface EvaluatedAttributeData {
  readonly literal?: { readonly value: unknown };
}

/**
 * The value of an attribute written as JSX, in an object; undefined if it requires running code. An attribute without a
 * value is `true`.
 */
export function knownValue({ value, data }: MdxJsxAttribute): { readonly value: unknown } | undefined {
  const { literal } = (data ?? {}) as EvaluatedAttributeData;
  if (literal !== undefined) return literal;
  return typeof value === 'object' && value !== null ? undefined : { value: value ?? true };
}
