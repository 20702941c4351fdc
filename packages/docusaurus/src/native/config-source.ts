import { extname } from 'node:path';
import { isFunctionNode, propertyName, returnedBy } from '@docsite/core';
import {
  type ArrayExpression,
  type Expression,
  type FunctionDeclaration,
  type MemberExpression,
  type ObjectExpression,
  type Program,
  type Property,
  parse,
} from 'acorn';
import { transform } from 'esbuild';
import { type Declarations, declarationsIn } from './declarations.js';

/** The code of a configuration: its export, and the declarations it may refer to. */
export interface ConfigSource {
  /** JavaScript. */
  readonly code: string;
  /** The expression of the configuration; absent if it is not written as one. */
  readonly root?: Expression;
  /** The statements that declare names, in the module and in the function that returns the configuration. */
  readonly declarations: Declarations;
}

/** Parses the code of a configuration file; the result is empty if it is invalid. */
export async function readSource(text: string, file: string): Promise<ConfigSource> {
  try {
    const code = /^\.[cm]?ts$/.test(extname(file)) ? await withoutTypes(text) : text;
    const { body } = parse(code, { ecmaVersion: 'latest', sourceType: 'module', allowHashBang: true });
    const outer = declarationsIn(body);
    const exported = bare(exportedBy(body), outer);
    const inner =
      exported && isFunctionNode(exported) && exported.body.type === 'BlockStatement' ? exported.body.body : [];
    const declarations = new Map([...outer, ...declarationsIn(inner)]);
    const root = exported && isFunctionNode(exported) ? returnedBy(exported) : exported;
    return { code, declarations, ...(root && { root }) };
  } catch {
    return { code: '', declarations: new Map() };
  }
}

async function withoutTypes(text: string): Promise<string> {
  const options = { loader: 'ts', target: 'esnext', logLevel: 'silent', charset: 'utf8' } as const;
  return (await transform(text, options)).code.replaceAll('/* @__PURE__ */ ', '');
}

/** The value of `export default` or `module.exports`. */
function exportedBy(body: Program['body']): Expression | FunctionDeclaration | undefined {
  for (const statement of body) {
    if (statement.type === 'ExportDefaultDeclaration') return statement.declaration as Expression;
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression') continue;
    const { left, right } = statement.expression;
    if (left.type === 'MemberExpression' && left.property.type === 'Identifier' && left.property.name === 'exports')
      return right;
  }
  return undefined;
}

/**
 * The expression that determines a value. It is found by following identifiers and unwrapping what does not change the
 * value's parts: parentheses, `await`, filters of lists, and calls with the value as argument.
 */
function bare(
  node: Expression | FunctionDeclaration | undefined,
  declarations: Declarations,
): Expression | FunctionDeclaration | undefined {
  if (node?.type === 'ParenthesizedExpression') return bare(node.expression, declarations);
  if (node?.type === 'AwaitExpression') return bare(node.argument, declarations);
  if (node?.type === 'CallExpression') {
    const [first] = node.arguments;
    if (node.callee.type === 'MemberExpression')
      return isFilter(node.callee) ? bare(node.callee.object as Expression, declarations) : node;
    // such as a function that only adds a type to its argument
    return first === undefined || first.type === 'SpreadElement' ? node : bare(first, declarations);
  }
  if (node?.type !== 'Identifier') return node;
  const { statement, value } = declarations.get(node.name) ?? {};
  if (statement?.type === 'FunctionDeclaration') return statement;
  return value === undefined ? node : bare(value, new Map([...declarations].filter(([name]) => name !== node.name)));
}

/** Whether a method is that of `[…].filter(Boolean)`. */
function isFilter({ property }: MemberExpression): boolean {
  return property.type === 'Identifier' && property.name === 'filter';
}

/** The expression at a path of keys. */
export function expressionAt(
  { root, declarations }: ConfigSource,
  path: readonly PropertyKey[],
): Property | Expression | undefined {
  let found: Property | Expression | undefined = root;
  for (const key of path) {
    const holder = bare(found?.type === 'Property' ? found.value : found, declarations);
    if (holder?.type === 'ObjectExpression') found = propertyOf(holder, key, declarations);
    else if (holder?.type === 'ArrayExpression') found = itemOf(holder, Number(key));
    else return undefined;
  }
  return found;
}

function propertyOf(
  { properties }: ObjectExpression,
  key: PropertyKey,
  declarations: Declarations,
): Property | undefined {
  for (const property of properties.toReversed()) {
    if (property.type === 'SpreadElement') {
      const spread = bare(property.argument, declarations);
      const inner = spread?.type === 'ObjectExpression' ? propertyOf(spread, key, declarations) : undefined;
      // other properties of the spread are unknown
      if (inner !== undefined || spread?.type !== 'ObjectExpression') return inner;
    } else if (propertyName(property) === key) return property;
  }
  return undefined;
}

/** An item of a list, if the index of everything before it is known. */
function itemOf({ elements }: ArrayExpression, index: number): Expression | undefined {
  const certain = elements
    .slice(0, index)
    .every((item) => item !== null && !/Spread|Conditional|Logical/.test(item.type));
  const item = elements[index];
  return certain && item && item.type !== 'SpreadElement' ? item : undefined;
}
