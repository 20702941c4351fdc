import * as z from 'zod';
import { checkHeadTag, checkHeadTagItself, type HeadProblem, headTagNames } from '../../../head/check-head-tag.js';
import type { HeadTag } from '../../../head/head-tag.js';

const attribute = z.union([z.string(), z.boolean(), z.number().transform(String)], 'expected text, true or false');

const parts = {
  /**
   * Attributes; `true` for one without a value.
   *
   * @example { name: 'robots', content: 'noarchive' }
   */
  attrs: z.record(z.string(), attribute).exactOptional(),
  /** The text between its tags: code, or HTML for `noscript`. */
  content: z.string().exactOptional(),
};

const siteTag = z.strictObject({
  /** Name of the element. */
  tag: z.enum(['meta', 'link', 'script', 'style', 'noscript']),
  ...parts,
  /**
   * The languages whose pages include it.
   *
   * @default all
   * @example ['fr']
   */
  locales: z.array(z.string()).exactOptional(),
});

const pageTag = z.strictObject(
  { tag: z.enum(headTagNames), ...parts },
  {
    error: ({ code }) =>
      code === 'invalid_type'
        ? 'expected an element, such as `{ tag: meta, attrs: { name: robots, content: noindex } }`'
        : undefined,
  },
);

/** Elements in the head of every page. */
export const headSchema = z.array(checked(siteTag, checkHeadTagItself));

/** Elements that a page has in its head; each may be a list of name, attributes and content, as in VitePress. */
export const pageHeadSchema = z.array(z.preprocess(elementOfList, checked(pageTag, checkHeadTag)));

/**
 * Converts VitePress's list notation.
 *
 * @see https://vitepress.dev/reference/frontmatter-config#head
 */
function elementOfList(value: unknown): unknown {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return value;
  const [tag, attrs, content] = value as readonly unknown[];
  return { tag, ...(attrs !== undefined && { attrs }), ...(content !== undefined && { content }) };
}

function checked<T extends z.ZodType<HeadTag>>(schema: T, check: (tag: HeadTag) => HeadProblem[]): T {
  return schema.superRefine((tag, context) => {
    for (const { path, message, hint } of check(tag))
      context.addIssue({ code: 'custom', path: [...path], message, params: { hint } });
  });
}
