import type { Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { headingIdOf } from '../../markdown/heading-id.js';
import type { ParseState } from '../../parse-state.js';
import { isComponentName, isJsxElement, isMdxExpression, type MdxJsxElement } from '../../tree/mdx-nodes.js';
import { walkMdast } from '../../tree/walk.js';
import { isComment, namesProps, readIdentifier } from '../code/expression-names.js';
import { evaluateConstant } from './evaluate-constant.js';
import type { MdxScope } from './mdx-scope.js';

/** Replaces expressions with known values: comments are removed, and literals and raw imports become text. */
export function evaluateExpressions(tree: Root, scope: MdxScope, state: ParseState): void {
  walkMdast(tree, (node, index, parent) => {
    if (isJsxElement(node)) {
      evaluateAttributes(node, scope, state);
      return undefined;
    }
    if (!isMdxExpression(node) || parent === undefined) return undefined;
    const isLast = index === parent.children.length - 1;
    if (parent.type === 'heading' && isLast && headingIdOf(node.value) !== undefined) return undefined;
    const text = textOfExpression(node.value, scope.values);
    if (text === undefined) {
      if (!isOfProps(node.value, scope)) state.live = true;
      return undefined;
    }
    // not of type 'text', whose lines mdast-util-to-hast trims: code would lose its indentation
    const replacement =
      text === '' ? [] : [{ type: 'verbatim', value: text, ...(node.position && { position: node.position }) }];
    parent.children.splice(index, 1, ...replacement);
    return index + replacement.length;
  });
}

/** The text of an expression, if it is known without running it. */
export function textOfExpression(code: string, values: ReadonlyMap<string, string>): string | undefined {
  if (isComment(code)) return '';
  const name = readIdentifier(code);
  const imported = name === undefined ? undefined : values.get(name);
  if (imported !== undefined) return imported;
  const literal = evaluateConstant(code);
  if (literal === undefined || (typeof literal.value === 'object' && literal.value !== null)) return undefined;
  return typeof literal.value === 'boolean' ? '' : String(literal.value ?? '');
}

/** Code of a partial that uses its props is evaluated later, in the file that includes the partial. */
function isOfProps(code: string, scope: MdxScope): boolean {
  return scope.isPartial && namesProps(code);
}

function evaluateAttributes(element: MdxJsxElement, scope: MdxScope, state: ParseState): void {
  const wasLive = state.live;
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') state.live ||= !isOfProps(attribute.value, scope);
    else if (typeof attribute.value === 'object' && attribute.value !== null)
      evaluateAttribute(attribute, { element: element.name ?? '', scope, state });
  }
  // code passed to a server component is reported where the component runs
  if (element.data?.serverComponent !== undefined) state.live = wasLive;
}

/** Attributes of components that are links, whose files are resolved with all other links. */
const linkAttributes: ReadonlySet<string> = new Set(['to', 'href', 'src']);

interface AttributeContext {
  /** The name of the element. */
  readonly element: string;
  readonly scope: MdxScope;
  readonly state: ParseState;
}

function evaluateAttribute(attribute: MdxJsxAttribute, { element, scope, state }: AttributeContext): void {
  const code = (attribute.value as { value: string }).value;
  const name = readIdentifier(code);
  const imported = name === undefined ? undefined : scope.values.get(name);
  if (name !== undefined && imported !== undefined) {
    // only the bundler knows the address of a file passed to a component in other attributes
    if (scope.assets.has(name) && isComponentName(element) && !linkAttributes.has(attribute.name)) state.live = true;
    else {
      attribute.value = imported;
      if (scope.assets.has(name)) attribute.data = { isImported: true };
    }
    return;
  }
  const literal = evaluateConstant(code);
  if (literal !== undefined) setLiteral(attribute, literal);
  else if (!isOfProps(code, scope)) state.live = true;
}

/**
 * Sets an attribute to a constant. Text becomes a plain attribute; any other value is stored for transforms, and as the
 * program that hast-util-to-jsx-runtime evaluates.
 */
function setLiteral(attribute: MdxJsxAttribute, literal: { readonly value: unknown }): void {
  if (typeof literal.value === 'string') {
    attribute.value = literal.value;
    return;
  }
  attribute.data = { literal };
  const program = {
    type: 'Program',
    body: [{ type: 'ExpressionStatement', expression: { type: 'Literal', value: literal.value } }],
  };
  (attribute.value as { data?: unknown }).data = { estree: program };
}
