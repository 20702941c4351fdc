import type { Root, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { walkMdast } from '../walk.js';
import { textOfExpression } from './evaluate-expressions.js';
import { readProp } from './literal.js';

type PartialUse = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Replaces `{props.name}` in a partial by the text of the attribute `name`, `{props.children}` by the children of the
 * element. A prop that is not given becomes empty; one whose value needs code stays.
 */
export function giveProps(partial: Root, element: PartialUse, values: ReadonlyMap<string, string>): void {
  const props = readProps(element, values);
  const textOf = (code: string): string | undefined => {
    const name = readProp(code);
    return name === undefined ? undefined : props.has(name) ? props.get(name) : '';
  };
  walkMdast(partial, (node, index, parent) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') giveAttributes(node, textOf);
    if ((node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') || parent === undefined)
      return undefined;
    const text = textOf(node.value);
    if (text === undefined) return undefined;
    const content =
      readProp(node.value) === 'children' && !props.has('children')
        ? childrenOf(element)
        : textNodes(text, node.position);
    parent.children.splice(index, 1, ...content);
    return index + content.length;
  });
}

/** Text of each attribute; `undefined` for a value that needs code. */
function readProps(element: PartialUse, values: ReadonlyMap<string, string>): ReadonlyMap<string, string | undefined> {
  const attributes = element.attributes.filter(
    (attribute): attribute is MdxJsxAttribute => attribute.type === 'mdxJsxAttribute',
  );
  return new Map(
    attributes.map(({ name, value }) => [
      name,
      typeof value === 'object' && value !== null ? textOfExpression(value.value, values) : (value ?? ''),
    ]),
  );
}

function giveAttributes(node: PartialUse, textOf: (code: string) => string | undefined): void {
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'object' || attribute.value === null)
      continue;
    attribute.value = textOf(attribute.value.value) ?? attribute.value;
  }
}

function childrenOf(element: PartialUse): RootContent[] {
  return structuredClone(element.children) as RootContent[];
}

function textNodes(value: string, position: RootContent['position']): RootContent[] {
  return value === '' ? [] : [{ type: 'text', value, ...(position && { position }) }];
}
