import type { Root, RootContent } from 'mdast';
import type { Data, Node } from 'unist';
import { isJsxElement, isMdxExpression, type MdxJsxElement } from '../../tree/mdx-nodes.js';
import { walkMdast } from '../../tree/walk.js';
import { readProp, readsChildren } from '../code/expression-names.js';

declare module 'unist' {
  interface Data {
    /** The name by which code in a fragment refers to the children of its last child, which only code shows. */
    readonly held?: string;
  }
}

/** The name by which code in a fragment refers to the children of its last child, if it does. */
export function heldName({ data }: Pick<Node, 'data'>): string | undefined {
  return data?.held;
}

/**
 * Whether code of a partial uses the children of the including element other than by showing them in place: as the
 * value of an attribute, or in a longer expression.
 */
export function codeReadsChildren(partial: Root): boolean {
  let found = false;
  walkMdast(partial, (node) => {
    if (isMdxExpression(node)) found ||= readProp(node.value) === undefined && readsChildren(node.value);
    else if (isJsxElement(node)) found ||= codeOfAttributes(node).some(readsChildren);
    return found ? 'skip' : undefined;
  });
  return found;
}

/** Children written in an element take precedence over those in spread props. */
function codeOfAttributes({ attributes, children }: MdxJsxElement): string[] {
  return attributes.flatMap((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return children.length > 0 ? [] : [attribute.value];
    return typeof attribute.value === 'object' && attribute.value !== null ? [attribute.value.value] : [];
  });
}

/**
 * Combines a partial and the children of the including element in one fragment, where code refers to the children by a
 * name. The document thus contains them once, however often code reads them, and after the partial, where Docusaurus
 * lists their headings.
 */
export function holdChildren(partial: Root, { type, children, position }: MdxJsxElement, name: string): RootContent {
  const element = (content: unknown[], data?: Data) => ({
    type,
    name: null,
    attributes: [],
    children: content,
    ...(data && { data }),
    ...(position && { position }),
  });
  return element([...partial.children, element(children)], { held: name }) as RootContent;
}
