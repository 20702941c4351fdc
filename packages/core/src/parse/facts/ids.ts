import type { Element, Nodes, Root } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import type { IdUse } from '../document.js';
import type { ParseState } from '../parse-state.js';
import { isJsxElement } from '../tree/mdx-nodes.js';
import { placeOfNode } from '../tree/node-place.js';
import { walkHast } from '../tree/walk.js';
import { isOwnComponent } from './components.js';

/**
 * Collects ids of elements other than headings, because links may point to them, and they may collide. `<a name>` and
 * the ids of the site's components are collected as names.
 *
 * @see https://html.spec.whatwg.org/multipage/browsing-the-web.html#find-a-potential-indicated-element
 */
export function collectIds(tree: Root, state: ParseState): void {
  walkHast(tree, (node) => {
    for (const name of namesOf(node)) state.ids.push({ ...name, place: placeOfNode(node, state) });
    return undefined;
  });
}

type Name = Pick<IdUse, 'id' | 'isName'>;

function namesOf(node: Nodes): Name[] {
  if (node.type === 'element') return namesOfElement(node);
  return isJsxElement(node) ? namesOfJsx(node) : [];
}

function namesOfElement({ tagName, properties: { id, name } }: Element): Name[] {
  return [
    ...(typeof id === 'string' && !/^h[1-6]$/.test(tagName) ? [{ id }] : []),
    ...(typeof name === 'string' && tagName === 'a' ? [{ id: name, isName: true as const }] : []),
  ];
}

function namesOfJsx(node: MdxJsxFlowElementHast | MdxJsxTextElementHast): Name[] {
  return node.attributes.flatMap((attribute): Name[] => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return [];
    // a component of the site may use its id for anything, such as choosing what to show
    if (attribute.name === 'id') return [{ id: attribute.value, ...(isOwnComponent(node.name) && { isName: true }) }];
    return attribute.name === 'name' && node.name === 'a' ? [{ id: attribute.value, isName: true }] : [];
  });
}
