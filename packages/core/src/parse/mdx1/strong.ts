import type { Root, Strong, Text } from 'mdast';
import { walkMdast } from '../walk.js';

const strong = /\*\*(?=[ \t]|[^*\n]*[ \t]\*)[ \t]*([^\s*](?:[^*\n]*[^\s*])?)[ \t]*\*\*/;

/** Makes `**bold **` and `** bold **` bold, which the parser of MDX 1 did. */
export function closeStrong(tree: Root): void {
  walkMdast(tree, (node, index, parent) => {
    if (node.type !== 'text' || parent === undefined) return undefined;
    const match = strong.exec(node.value);
    if (match === null) return undefined;
    const [source, inner = ''] = match;
    const after = match.index + source.length;
    const { position } = part(node, match.index, after);
    const held: Text = { ...part(node, match.index + 2, after - 2), value: inner };
    const bold: Strong = { type: 'strong', children: [held], ...(position && { position }) };
    const before = match.index === 0 ? [] : [part(node, 0, match.index)];
    const rest = after === node.value.length ? [] : [part(node, after, node.value.length)];
    parent.children.splice(index, 1, ...before, bold, ...rest);
    // the rest may hold another
    return index + before.length + 1;
  });
}

/** A part of a text, from one offset of its value to before another. */
function part(node: Text, start: number, end: number): Text {
  const value = node.value.slice(start, end);
  const from = node.position?.start;
  // a text with line ends or references is placed where it begins
  if (from === undefined || from.offset === undefined || from.line !== node.position?.end.line)
    return { ...node, value };
  const at = (offset: number) => ({
    line: from.line,
    column: from.column + offset,
    offset: (from.offset ?? 0) + offset,
  });
  return { type: 'text', value, position: { start: at(start), end: at(end) } };
}
