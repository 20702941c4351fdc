import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { walkMdast } from '../walk.js';
import { readProp, readsChildren } from './expression-names.js';

type PartialUse = MdxJsxFlowElement | MdxJsxTextElement;

/** The data of an element without a name whose last child is shown only by code, which has a name for its children. */
interface HeldChildrenData {
  readonly held?: string;
}

/** The name by which code in an element reads the children of its last child, if that is so. */
export function heldName({ data }: { readonly data?: unknown }): string | undefined {
  return (data as HeldChildrenData | undefined)?.held;
}

/**
 * Whether code of a partial reads the children of the element that includes it otherwise than to show them where it
 * stands: as the value of an attribute, or in a longer expression.
 */
export function codeReadsChildren(partial: Root): boolean {
  let found = false;
  walkMdast(partial, (node) => {
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression')
      found ||= readProp(node.value) === undefined && readsChildren(node.value);
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      found ||= codeOfAttributes(node).some(readsChildren);
    return found ? 'skip' : undefined;
  });
  return found;
}

/** Children in the element win over those that it is given with other props. */
function codeOfAttributes({ attributes, children }: PartialUse): string[] {
  return attributes.flatMap((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return children.length > 0 ? [] : [attribute.value];
    return typeof attribute.value === 'object' && attribute.value !== null ? [attribute.value.value] : [];
  });
}

/**
 * Puts a partial and the children of the element that includes it into one element, where code has a name for them. So
 * they are part of the document once, however often code reads them; after the partial, as Docusaurus has their
 * headings.
 */
export function holdChildren(partial: Root, { type, children, position }: PartialUse, name: string): RootContent {
  const element = (content: unknown[], data?: HeldChildrenData) => ({
    type,
    name: null,
    attributes: [],
    children: content,
    ...(data && { data }),
    ...(position && { position }),
  });
  return element([...partial.children, element(children)], { held: name }) as RootContent;
}
