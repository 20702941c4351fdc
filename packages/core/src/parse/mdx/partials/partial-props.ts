import type { Root, RootContent } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { copyTree } from '../../tree/copy-tree.js';
import { isJsxElement, isMdxExpression, type MdxJsxElement } from '../../tree/mdx-nodes.js';
import { walkMdast } from '../../tree/walk.js';
import { namesProps, readProp } from '../code/expression-names.js';
import { evaluateConstant, unknownValue } from '../expressions/evaluate-constant.js';
import { textOfExpression } from '../expressions/evaluate-expressions.js';

/** What code of a partial can use in addition to the attributes of the including element. */
export interface PropsContext {
  /** Values of imports. */
  readonly values: ReadonlyMap<string, string>;
  /** The name by which code reads the children of the element; absent if only `{props.children}` shows them. */
  readonly held?: string | undefined;
}

/**
 * Replaces `{props.name}` in a partial by the text or code of the attribute `name`, and `{props.children}` by the
 * children of the element, or their name. Missing props become empty. Other code that uses `props` is evaluated if all
 * its inputs are known, and otherwise gets an object with the props.
 */
export function giveProps(partial: Root, element: MdxJsxElement, { values, held }: PropsContext): void {
  const props = readProps(element, values);
  if (held !== undefined && !props.has('children')) props.set('children', { code: held });
  const given = givenBy(element, held);
  walkMdast(partial, (node, index, parent) => {
    if (isJsxElement(node)) giveAttributes(node, props, given);
    if (!isMdxExpression(node) || parent === undefined) return undefined;
    const name = readProp(node.value);
    if (name === 'children' && !props.has('children')) {
      const content = childrenOf(element);
      parent.children.splice(index, 1, ...content);
      return index + content.length;
    }
    const prop = name === undefined ? { code: bindProps(node.value, given) } : props.get(name);
    if (prop !== undefined && 'code' in prop) {
      node.value = prop.code;
      return undefined;
    }
    const content = textNodes(prop?.text ?? '', node.position);
    parent.children.splice(index, 1, ...content);
    return index + content.length;
  });
}

/** The value of a prop: known text, or code. */
type Prop = { readonly text: string } | { readonly code: string };

function readProps(element: MdxJsxElement, values: ReadonlyMap<string, string>): Map<string, Prop> {
  const attributes = element.attributes.filter(
    (attribute): attribute is MdxJsxAttribute => attribute.type === 'mdxJsxAttribute',
  );
  return new Map(attributes.map(({ name, value }) => [name, readValue(value, values)]));
}

function readValue(value: MdxJsxAttribute['value'], values: ReadonlyMap<string, string>): Prop {
  if (typeof value !== 'object' || value === null) return { text: value ?? '' };
  const text = textOfExpression(value.value, values);
  return text === undefined ? { code: value.value } : { text };
}

/** The attributes of an element: as the code of an object, and those with known values. */
interface GivenProps {
  readonly code: string;
  /** Absent if not even the names are known. */
  readonly known?: Readonly<Record<string, unknown>>;
}

function givenBy({ attributes, children }: MdxJsxElement, held: string | undefined): GivenProps {
  const known: Record<string, unknown> = children.length > 0 ? { children: unknownValue } : {};
  let hasAll = true;
  const entries = attributes.map((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      hasAll = false;
      return attribute.value;
    }
    const { name, value } = attribute;
    const isCode = typeof value === 'object' && value !== null;
    const constant = isCode ? evaluateConstant(value.value) : { value: value ?? true };
    known[name] = constant === undefined ? unknownValue : constant.value;
    return `${JSON.stringify(name)}: ${isCode ? `(${value.value})` : JSON.stringify(value ?? true)}`;
  });
  if (held !== undefined) entries.push(`"children": ${held}`);
  return { code: `{ ${entries.join(', ')} }`, ...(hasAll && { known }) };
}

/** Binds `props` in code to the given ones; code that does not use it is returned unchanged. */
function bindProps(code: string, { code: given, known }: GivenProps): string {
  if (!namesProps(code)) return code;
  const constant = known && evaluateConstant(code, { props: known });
  if (constant !== undefined) return JSON.stringify(constant.value) ?? 'undefined';
  const [, dots = '', expression = ''] = /^(\s*\.\.\.)?([\s\S]*)$/.exec(code) ?? [];
  return `${dots}((props) => (${expression}\n))(${given})`;
}

function giveAttributes(node: MdxJsxElement, props: ReadonlyMap<string, Prop>, given: GivenProps): void {
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') attribute.value = bindProps(attribute.value, given);
    else if (typeof attribute.value === 'object' && attribute.value !== null) {
      const { value } = attribute;
      const name = readProp(value.value);
      const prop = name === undefined ? { code: bindProps(value.value, given) } : (props.get(name) ?? { text: '' });
      if ('code' in prop) value.value = prop.code;
      else attribute.value = prop.text;
    }
  }
}

function childrenOf(element: MdxJsxElement): RootContent[] {
  return copyTree(element.children);
}

function textNodes(value: string, position: RootContent['position']): RootContent[] {
  return value === '' ? [] : [{ type: 'text', value, ...(position && { position }) }];
}
