import type { Heading, ImageReference, LinkReference, Nodes, PhrasingContent, Root, Text } from 'mdast';
import { holds, keepSlug } from '../../transform/headings/heading-slug.js';
import { walkMdast } from '../../tree/walk.js';

/**
 * Brings a tree of remark-parse 8 into the form that remark-parse has today: undefined references become text, and
 * paragraphs without text are removed. What ids of headings were derived from is kept: it included tags in other
 * elements, but no labels of undefined references.
 */
export function completeTree(tree: Root): void {
  const defined = definitionsIn(tree);
  walkMdast(tree, (node, index, parent) => {
    if (node.type === 'heading') {
      keepWords(node);
      if (parent !== tree) markNested(node);
    }
    if ('value' in node) node.value = node.value.replaceAll(escapedFence, ':::');
    if (parent === undefined) return undefined;
    const replaced = isBlank(node) ? [] : undefinedText(node, defined);
    if (replaced === undefined) return undefined;
    parent.children.splice(index, 1, ...replaced);
    joinTexts(parent as { children: Nodes[] });
    return Math.max(0, index - 1);
  });
}

/** Escaped colons, which begin no admonition. */
const escapedFence = /\\:{3,}/g;

function definitionsIn(tree: Root): ReadonlySet<string> {
  const found = new Set<string>();
  walkMdast(tree, (node) => {
    if (node.type === 'definition') found.add(node.identifier);
    return undefined;
  });
  return found;
}

function keepWords(heading: Heading): void {
  if (heading.children.some((child) => holds(child, isOtherInIds))) keepSlug(heading);
}

/** Marks a heading in a list, a quotation or a notice, which is in no table of contents. */
function markNested(heading: Heading): void {
  heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, dataNested: '' } };
}

function isOtherInIds({ type }: Nodes): boolean {
  return (type as string) === 'jsx' || type === 'linkReference';
}

function isBlank(node: Nodes): boolean {
  return (
    node.type === 'paragraph' && node.children.every((child) => child.type === 'text' && /^\s*$/.test(child.value))
  );
}

/** What is shown of a reference without a definition. */
function undefinedText(node: Nodes, defined: ReadonlySet<string>): PhrasingContent[] | undefined {
  if ((node.type !== 'linkReference' && node.type !== 'imageReference') || defined.has(node.identifier))
    return undefined;
  const end = `]${labelOf(node)}`;
  if (node.type === 'imageReference') return [textAt(`![${node.alt ?? ''}${end}`, node)];
  return [textAt('[', node, 'start'), ...node.children, textAt(end, node, 'end')];
}

function labelOf({ referenceType, label, identifier }: LinkReference | ImageReference): string {
  if (referenceType === 'full') return `[${label ?? identifier}]`;
  return referenceType === 'collapsed' ? '[]' : '';
}

/** A text in place of a node, or at one of its ends. */
function textAt(value: string, { position }: Nodes, at?: 'start' | 'end'): Text {
  if (position === undefined) return { type: 'text', value };
  return { type: 'text', value, position: at === undefined ? position : { start: position[at], end: position[at] } };
}

/** Merges adjacent texts. */
function joinTexts(parent: { children: Nodes[] }): void {
  const children: Nodes[] = [];
  for (const child of parent.children) {
    const last = children.at(-1);
    if (last?.type !== 'text' || child.type !== 'text') children.push(child);
    else children.splice(-1, 1, joined(last, child));
  }
  parent.children.splice(0, parent.children.length, ...children);
}

function joined(one: Text, other: Text): Text {
  const { position: first } = one;
  const { position: second } = other;
  const value = one.value + other.value;
  if (first === undefined || second === undefined) return { type: 'text', value };
  return { type: 'text', value, position: { start: first.start, end: second.end } };
}
