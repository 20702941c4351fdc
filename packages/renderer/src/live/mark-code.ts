import { isJsxElement, isMdxExpression, type MdxJsxElementHast } from '@docsite/core';
import type { Nodes, Root } from 'hast';

/** A position in a text, 1-based. */
export interface Spot {
  readonly line: number;
  readonly column: number;
}

/**
 * A content tree in which a comment before each piece of code records where its node begins, so that positions in the
 * printed module can be traced back. Only modules that need tracing are printed this way, because every edit would
 * change the marks.
 */
export function markCode(tree: Root): Root {
  return marked(tree) as Root;
}

function marked(node: Nodes): Nodes {
  const own = 'children' in node ? { ...node, children: node.children.map(marked) } : node;
  if (isMdxExpression(node)) return { ...own, value: withMark(node.value, node.position?.start, 1) } as Nodes;
  if (!isJsxElement(node)) return own as Nodes;
  return { ...own, attributes: node.attributes.map((attribute) => markedAttribute(attribute, node)) } as Nodes;
}

function markedAttribute(
  attribute: MdxJsxElementHast['attributes'][number],
  { position }: MdxJsxElementHast,
): typeof attribute {
  const start = position?.start;
  if (attribute.type === 'mdxJsxExpressionAttribute') return { ...attribute, value: withMark(attribute.value, start) };
  if (typeof attribute.value !== 'object' || attribute.value === null) return attribute;
  return { ...attribute, value: { ...attribute.value, value: withMark(attribute.value.value, start) } };
}

/**
 * @param braces The number of characters of the node before the code; absent for attribute code, whose exact place is
 *   unknown.
 */
function withMark(code: string, start: Spot | undefined, braces?: number): string {
  const mark = start && `/*@${start.line}:${start.column + (braces ?? 0)}${braces === undefined ? '!' : ''}@*/`;
  return (mark ?? '') + code;
}

const mark = /\/\*@(\d+):(\d+)(!?)@\*\//g;

/** The original position of code. */
export interface WrittenCode extends Spot {
  /**
   * The printed line of code up to the position, because its indentation may differ from the original; absent if that
   * does not matter.
   */
  readonly before?: string;
}

/**
 * The original position of code in a printed module.
 *
 * @param code The module printed from a tree with marks.
 * @param spot A position in the module printed without marks.
 */
export function markedSpot(code: string, spot: Spot): WrittenCode | undefined {
  const plain = code.replace(mark, '');
  const offset = offsetOf(plain, spot);
  let before = 0;
  let found: WrittenCode | undefined;
  for (const { 0: text, 1: line, 2: column, 3: isElement, index } of code.matchAll(mark)) {
    const start = index - before;
    if (start > offset) break;
    const at = { line: Number(line), column: Number(column) };
    found = isElement ? at : moved(at, plain.slice(start, offset));
    before += text.length;
  }
  return found;
}

/** The position after a text that begins at another position. */
function moved({ line, column }: Spot, text: string): WrittenCode {
  const [first = '', ...rest] = text.split('\n');
  const before = rest.at(-1);
  if (before === undefined) return { line, column: column + first.length };
  return { line: line + rest.length, column: before.length + 1, before };
}

function offsetOf(text: string, { line, column }: Spot): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
}
