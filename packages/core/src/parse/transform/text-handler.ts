import type { Text } from 'mdast';
import { defaultHandlers, type Options } from 'remark-rehype';

type Handler = NonNullable<NonNullable<Options['handlers']>['text']>;

/**
 * Turns a text of mdast into one of hast. What mdast-util-to-hast does with each, to take spaces away around line
 * breaks, is a twentieth of parsing; few texts have any.
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
