import { createHash } from 'node:crypto';
import type { Root } from 'mdast';
import { walkMdast } from '../walk.js';

/** What code that stands around content calls that content. */
export const contentName = '_content';

/**
 * An element whose content stands within an expression: its attribute `of` is a function that is given the content. MDX
 * 1 allows `{a && <b>`, content, and then `</b>}`.
 */
export const aroundName = 'Around';

/** Declares the component that such elements name, under a name that no other file has. */
export function declareAround(tree: Root, text: string): void {
  const name = `${aroundName}${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
  let isUsed = false;
  walkMdast(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
    const isAround = node.name === aroundName && node.attributes.some((item) => 'name' in item && item.name === 'of');
    if (isAround) node.name = name;
    isUsed ||= isAround;
    return undefined;
  });
  if (isUsed)
    tree.children.unshift({ type: 'mdxjsEsm', value: `export const ${name} = ({ of, children }) => of(children);` });
}
