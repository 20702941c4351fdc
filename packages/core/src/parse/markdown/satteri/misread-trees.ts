import type { Root, RootContent } from 'mdast';
import type { Position } from 'unist';

/** Whether Sätteri took text of MDX for code, or lost text around an element, which only its tree shows. */
export function isMisreadTree(tree: Root, text: string): boolean {
  return tree.children.some(holdsText) || holdsCutElement(tree, text);
}

/**
 * Whether an element is closed outside of where it begins: Sätteri 0.10 accepts a closing tag beyond the end of the
 * cell, notice, heading or emphasis that the element begins in, or within a list or quote that begins inside it. In MDX
 * this is an error; Sätteri loses text in between.
 */
function holdsCutElement(tree: Root, text: string): boolean {
  const left: PlacedNode[] = [tree];
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    const { type, children } = node;
    if ((type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement') && isCut(node, text)) return true;
    if (children !== undefined) for (const child of children) if ('children' in child) left.push(child);
  }
  return false;
}

interface PlacedNode {
  readonly type: string;
  readonly name?: string | null;
  readonly position?: Root['position'];
  readonly children?: readonly PlacedNode[];
}

/** Whether an element does not end with its closing tag, or has a child that extends beyond it. */
function isCut({ name, position, children = [] }: PlacedNode, text: string): boolean {
  const { start, end } = position as Position;
  const tag = /<?\/\s*([^\s<>/]*)\s*>$/.exec(text.slice(start.offset, end.offset).slice(-longestTag));
  if (tag === null || (tag[1] !== '' && tag[1] !== name)) return true;
  return (children.at(-1)?.position?.end.offset ?? 0) > (end.offset as number) - tag[0].length;
}

/** In characters. Longer tags are parsed by remark. */
const longestTag = 300;

/**
 * Whether an ESM block has a line that may be text, because no blank line follows an import: Sätteri 0.10 takes it for
 * code without checking it.
 */
function holdsText(node: RootContent): boolean {
  return node.type === 'mdxjsEsm' && /^(?!import\b|export\b|[\s)}\]/*]|$)/m.test(node.value);
}
