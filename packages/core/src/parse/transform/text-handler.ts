import type { Text } from 'mdast';
import { defaultHandlers, type Options } from 'remark-rehype';

type Handler = NonNullable<NonNullable<Options['handlers']>['text']>;

/**
 * Converts an mdast text to hast. mdast-util-to-hast trims spaces around line breaks in each text, which takes a
 * twentieth of parsing, although few texts contain any.
 */
export const text: Handler = (state, node: Text) => {
  if (typeof node.value !== 'string' || hasSpaceAtBreak(node.value)) return defaultHandlers.text(state, node);
  const result = { type: 'text' as const, value: node.value };
  state.patch(node, result);
  return state.applyData(node, result);
};

function hasSpaceAtBreak(value: string): boolean {
  if (value.includes('\r')) return true;
  for (let at = value.indexOf('\n'); at !== -1; at = value.indexOf('\n', at + 1))
    if (isSpace(value.charCodeAt(at - 1)) || isSpace(value.charCodeAt(at + 1))) return true;
  return false;
}

function isSpace(code: number): boolean {
  return code === 32 || code === 9;
}
