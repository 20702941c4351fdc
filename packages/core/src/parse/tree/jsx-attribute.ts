import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';

declare module 'unist' {
  interface Data {
    /** The JSON value that an attribute's expression evaluated to; templates receive it as is. */
    readonly literal?: { readonly value: unknown };
    /** Whether the value is the path of a file that the document imports. */
    readonly isImported?: true;
  }
}

/**
 * The value of an attribute written as JSX, in an object; undefined if it requires running code. An attribute without a
 * value is `true`.
 */
export function knownValue({ value, data }: MdxJsxAttribute): { readonly value: unknown } | undefined {
  if (data?.literal !== undefined) return data.literal;
  return typeof value === 'object' && value !== null ? undefined : { value: value ?? true };
}
