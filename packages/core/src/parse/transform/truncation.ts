import type { Comment, Element, Nodes, Parents, Root } from 'hast';
import type { Nodes as MdastNodes, Root as MdastRoot } from 'mdast';
import { isMdxExpression } from '../tree/mdx-nodes.js';
import { textOfNode } from '../tree/node-place.js';
import { walkHast, walkMdast } from '../tree/walk.js';

const htmlMarker = /^\s*<!--\s*truncate\s*-->\s*$/;
const mdxMarker = /^\s*\/\*\s*truncate\s*\*\/\s*$/;
/** The comment of MDX in a document that is not MDX, where it is a paragraph. */
const writtenMarker = /^\{\/\*\s*truncate\s*\*\/\}$/;

/** A placeholder for the marker while the site's plugins run, because they may drop comments. */
const markerName = 'docsite-truncate';

/**
 * Finds the comment that ends what lists show of a post, `<!-- truncate -->` or in MDX `{/* truncate *​/}`, and puts an
 * element in its place. Whether there is one. The comment of MDX ends it in other documents, too, if it is a paragraph.
 */
export function markTruncation(tree: MdastRoot, text: string): boolean {
  if (!text.includes('truncate')) return false;
  let found = false;
  walkMdast(tree, (node, index, parent) => {
    if (parent === undefined || !isMarker(node, text)) return undefined;
    const position = node.position === undefined ? {} : { position: node.position };
    const marker = { type: 'truncation', children: [], data: { hName: markerName }, ...position };
    parent.children.splice(index, 1, marker);
    found = true;
    return undefined;
  });
  return found;
}

function isMarker(node: MdastNodes, text: string): boolean {
  if (node.type === 'html') return htmlMarker.test(node.value);
  if (node.type === 'paragraph') return writtenMarker.test(textOfNode(node, text));
  return isMdxExpression(node) && mdxMarker.test(node.value);
}

/** Turns the first placeholder into a comment, which no page shows, and removes all others. */
export function takeTruncation(tree: Root): void {
  let found = false;
  walkHast(tree, (node, index, parent) => {
    if (node.type !== 'element' || node.tagName !== markerName || parent === undefined) return undefined;
    const comment: Comment = { type: 'comment', value: found ? '' : marked };
    found = true;
    parent.children.splice(index, 1, comment);
    return undefined;
  });
}

const marked = ' truncate ';

/** Whether a node marks the end of a document's excerpt. */
function isTruncation(node: Nodes): boolean {
  return node.type === 'comment' && node.value === marked;
}

/**
 * The excerpt of a document, up to its marker and with the footnotes that it refers to; undefined without one. The tree
 * itself is not changed.
 */
export function beginningOfTree(tree: Root): Root | undefined {
  const cut = cutAtMarker(tree);
  if (cut === tree) return undefined;
  return { ...cut, children: [...cut.children, ...footnotesOf(cut, tree)] };
}

/** The footnotes of a document that its excerpt refers to. */
function footnotesOf(excerpt: Root, { children }: Root): Element[] {
  const section = children.find((node) => isElement(node) && node.properties.dataFootnotes !== undefined);
  if (section === undefined || excerpt.children.includes(section)) return [];
  const used = new Set<string>();
  walkHast(excerpt, (node) => {
    if (!isElement(node) || node.properties.dataFootnoteRef === undefined) return;
    // the address may have become that of the page
    used.add(String(node.properties.href).replace(/^.*#/, ''));
  });
  return used.size === 0 ? [] : [withNotes(section as Element, used)];
}

/** A list of footnotes with only those of the given ids. */
function withNotes(list: Element, ids: ReadonlySet<string>): Element {
  const isUsed = (child: Nodes) =>
    !(isElement(child) && child.tagName === 'li') || ids.has(String(child.properties.id));
  const children = list.children
    .filter(isUsed)
    .map((child) => (isElement(child) && child.tagName === 'ol' ? withNotes(child, ids) : child));
  return { ...list, children };
}

function isElement(node: Nodes): node is Element {
  return node.type === 'element';
}

/** Cuts a node off at the marker; returns the same node if it does not contain the marker. */
function cutAtMarker<Node extends Parents>(node: Node): Node {
  for (const [index, child] of node.children.entries()) {
    const before = node.children.slice(0, index);
    if (isTruncation(child)) return { ...node, children: before };
    const cut = 'children' in child ? cutAtMarker(child) : child;
    if (cut !== child) return { ...node, children: [...before, cut] };
  }
  return node;
}
