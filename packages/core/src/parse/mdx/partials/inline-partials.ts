import type { Root, RootContent } from 'mdast';
import type { Place } from '../../../diagnostic.js';
import { isOwnComponent } from '../../facts/components.js';
import type { ParseState } from '../../parse-state.js';
import { copyTree } from '../../tree/copy-tree.js';
import { isJsxElement, isMdxExpression, type MdxJsxElement } from '../../tree/mdx-nodes.js';
import { walkMdast } from '../../tree/walk.js';
import { readProp } from '../code/expression-names.js';
import type { ImportedPartial, MdxScope, ParsedPartial } from '../expressions/mdx-scope.js';
import { codeReadsChildren, holdChildren } from './held-children.js';
import { giveProps } from './partial-props.js';

/** The replacement for a partial that cannot be read. */
export const emptyPartial: ParsedPartial = { root: { type: 'root', children: [] }, size: 0, slots: 0 };

/**
 * Limit on the nodes that partials may add to one document, counting nested partials each time they are included: eight
 * that import eight others, eight levels deep, would add sixteen million.
 */
const maxInlinedNodes = 300_000;

/** Measures the tree of a partial. */
export function measurePartial(root: Root): ParsedPartial {
  let slots = 0;
  walkMdast(root, (node) => {
    if (isMdxExpression(node) && readProp(node.value) === 'children') slots++;
    return undefined;
  });
  return { root, size: countNodes(root), slots };
}

/** Replaces each element that names a partial by a copy of the partial, inner elements first. */
export function inlinePartials(tree: Root, scope: MdxScope, state: ParseState): void {
  walkMdast(tree, (node, index, parent) => {
    if (!isJsxElement(node)) return undefined;
    const partial = node.name === null ? undefined : scope.partials.get(node.name);
    if (partial === undefined || parent === undefined) return undefined;
    inlinePartials({ type: 'root', children: node.children }, scope, state);
    const copied = canInline(partial, node, state) ? copyOf(partial, node, { scope, state }) : [];
    const content = isOfSite(parent as Root | RootContent) ? [asOne(node, copied)] : copied;
    parent.children.splice(index, 1, ...content);
    return index + content.length;
  });
}

/** Whether an element is drawn by a component of the site, which may count its children or look at their keys. */
function isOfSite(node: Root | RootContent): boolean {
  return isJsxElement(node) && isOwnComponent(node.name);
}

/** A fragment in place of an element that names a partial, with its key. */
function asOne({ type, attributes, position }: MdxJsxElement, children: Root['children']): RootContent {
  const keys = attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'key');
  return { type, name: null, attributes: keys, children, ...(position && { position }) } as RootContent;
}

function copyOf(
  partial: ParsedPartial,
  element: MdxJsxElement,
  { scope, state }: { readonly scope: MdxScope; readonly state: ParseState },
): Root['children'] {
  const copy = copyTree(partial.root);
  const isHeld = element.children.length > 0 && codeReadsChildren(copy);
  const held = isHeld ? `_children${++state.heldChildren}` : undefined;
  giveProps(copy, element, { values: scope.values, held });
  return held === undefined ? copy.children : [holdChildren(copy, element, held)];
}

/** Counts the nodes that an element would add; the first element that exceeds the limit is reported. */
function canInline(partial: ImportedPartial, { name, children }: MdxJsxElement, state: ParseState): boolean {
  const held = partial.slots === 0 ? 0 : countNodes({ type: 'root', children });
  return countInlined(partial.size + partial.slots * held, { what: `<${name}>`, place: partial.importedAt }, state);
}

/**
 * Counts nodes that are about to be added to a document, and returns whether they may be added. The first ones over the
 * limit are reported.
 */
export function countInlined(
  size: number,
  { what, place }: { readonly what: string; readonly place: Place },
  state: ParseState,
): boolean {
  const wasTooMuch = state.inlinedNodes > maxInlinedNodes;
  state.inlinedNodes += size;
  if (state.inlinedNodes <= maxInlinedNodes) return true;
  if (wasTooMuch) return false;
  state.problems.push({
    rule: 'oversized-partial',
    message: `with ${what} the partials of '${state.path}' add up to more than ${maxInlinedNodes.toLocaleString('en')} nodes`,
    hint: 'remove imports: what a partial imports is included every time the partial is',
    place,
  });
  return false;
}

function countNodes(root: Root): number {
  let count = 0;
  walkMdast(root, () => {
    count++;
    return undefined;
  });
  return count;
}
