import type { Comment, Nodes, Parents, Root } from 'hast';
import type { Nodes as MdastNodes, Root as MdastRoot } from 'mdast';
import { isMdxExpression } from '../mdx-nodes.js';
import { walkHast, walkMdast } from '../walk.js';

const htmlMarker = /^\s*<!--\s*truncate\s*-->\s*$/;
const mdxMarker = /^\s*\/\*\s*truncate\s*\*\/\s*$/;

/** A placeholder for the marker while the site's plugins run, because they may drop comments. */
const markerName = 'docsite-truncate';

/**
 * Finds the comment that ends what lists show of a post, `<!-- truncate -->` or in MDX `{/* truncate *​/}`, and puts an
 * element in its place. Whether there is one.
 */
export function markTruncation(tree: MdastRoot, text: string): boolean {
  if (!text.includes('truncate')) return false;
  let found = false;
  walkMdast(tree, (node, index, parent) => {
    if (parent === undefined || !isMarker(node)) return undefined;
    const position = node.position === undefined ? {} : { position: node.position };
    const marker = { type: 'truncation', children: [], data: { hName: markerName }, ...position };
    parent.children.splice(index, 1, marker as never);
    found = true;
    return undefined;
  });
  return found;
}

function isMarker(node: MdastNodes): boolean {
  if (node.type === 'html') return htmlMarker.test(node.value);
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

/** The excerpt of a document, up to its marker; undefined without one. The tree itself is not changed. */
export function beginningOfTree(tree: Root): Root | undefined {
  const cut = cutAtMarker(tree);
  return cut === tree ? undefined : cut;
}

/** Cuts a node off at the marker; returns the same node if it does not contain the marker. */
function cutAtMarker<Node extends Parents>(node: Node): Node {
  for (const [index, child] of node.children.entries()) {
    const before = node.children.slice(0, index);
    if (isTruncation(child)) return { ...node, children: before };
    const cut = 'children' in child ? cutAtMarker(child as Parents) : child;
    if (cut !== child) return { ...node, children: [...before, cut] };
  }
  return node;
}
