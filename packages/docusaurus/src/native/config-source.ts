import { extname } from 'node:path';
import {
  type ArrayExpression,
  type Expression,
  type FunctionDeclaration,
  type ModuleDeclaration,
  type ObjectExpression,
  type Program,
  type Property,
  parse,
  type Statement,
} from 'acorn';
import { transform } from 'esbuild';

/** The code of a configuration: its export, and the declarations it may refer to. */
export interface ConfigSource {
  /** JavaScript. */
  readonly code: string;
  /** The expression of the configuration; absent if it is not written as one. */
  readonly root?: Expression;
  /** The statements that declare names, in the module and in the function that returns the configuration. */
  readonly declarations: ReadonlyMap<string, Declared>;
}

/** A declaration: its statement, and the declared value. */
export interface Declared {
  readonly statement: Statement | ModuleDeclaration;
  readonly value?: Expression;
}

/** Parses the code of a configuration file; the result is empty if it is invalid. */
export async function readSource(text: string, file: string): Promise<ConfigSource> {
  try {
    const code = /^\.[cm]?ts$/.test(extname(file)) ? await withoutTypes(text) : text;
    const { body } = parse(code, { ecmaVersion: 'latest', sourceType: 'module', allowHashBang: true });
    const outer = declared(body);
    const exported = bare(exportedBy(body), outer);
    const inner = isFunction(exported) && exported.body.type === 'BlockStatement' ? exported.body.body : [];
    const declarations = new Map([...outer, ...declared(inner)]);
    const root = isFunction(exported) ? returned(exported) : exported;
    return { code, declarations, ...(root && { root }) };
  } catch {
    return { code: '', declarations: new Map() };
  }
}

async function withoutTypes(text: string): Promise<string> {
  const options = { loader: 'ts', target: 'esnext', logLevel: 'silent', charset: 'utf8' } as const;
  return (await transform(text, options)).code.replaceAll('/* @__PURE__ */ ', '');
}

type ConfigFunction = Extract<Expression, { type: 'FunctionExpression' | 'ArrowFunctionExpression' }>;

function isFunction(node: unknown): node is ConfigFunction | FunctionDeclaration {
  return /^(?:Arrow)?Function(?:Expression|Declaration)$/.test((node as { type?: string } | undefined)?.type ?? '');
}

function returned(node: ConfigFunction | FunctionDeclaration): Expression | undefined {
  if (node.body.type !== 'BlockStatement') return node.body;
  const last = node.body.body.findLast((statement) => statement.type === 'ReturnStatement');
  return last?.argument ?? undefined;
}

function declared(body: readonly (Statement | ModuleDeclaration)[]): [string, Declared][] {
  return body.flatMap((statement): [string, Declared][] => {
    const inner = (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement) ?? statement;
    if (inner.type === 'ImportDeclaration')
      return inner.specifiers.map(({ local }) => [local.name, { statement: inner }]);
    if (inner.type === 'FunctionDeclaration' || inner.type === 'ClassDeclaration')
      return inner.id === null ? [] : [[inner.id.name, { statement: inner }]];
    if (inner.type !== 'VariableDeclaration') return [];
    return inner.declarations.flatMap(({ id, init }) => {
      const value = id.type === 'Identifier' && init ? { value: init } : {};
      return namesIn(id).map((name): [string, Declared] => [name, { statement: inner, ...value }]);
    });
  });
}

/** The names that a pattern declares. */
function namesIn(pattern: { readonly type: string }): string[] {
  const node = pattern as unknown as Readonly<Record<string, unknown>>;
  const listed = (items: unknown) =>
    (items as { readonly type: string }[]).flatMap((item) => (item ? namesIn(item) : []));
  switch (pattern.type) {
    case 'Identifier':
      return [node.name as string];
    case 'ObjectPattern':
      return listed(node.properties);
    case 'ArrayPattern':
      return listed(node.elements);
    case 'Property':
      return listed([node.value]);
    case 'AssignmentPattern':
      return listed([node.left]);
    default:
      return listed([node.argument]);
  }
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

type Declarations = ReadonlyMap<string, Declared> | readonly (readonly [string, Declared])[];

/** Resolves identifiers, parentheses and `await` to the underlying expression. */
function bare(
  node: Expression | FunctionDeclaration | undefined,
  declarations: Declarations,
): Expression | FunctionDeclaration | undefined {
  const found = declarations instanceof Map ? declarations : new Map(declarations);
  if (node?.type === 'ParenthesizedExpression') return bare(node.expression, found);
  if (node?.type === 'AwaitExpression') return bare(node.argument, found);
  if (node?.type === 'CallExpression') {
    const [first] = node.arguments;
    // such as `[…].filter(Boolean)`, or a function that only adds a type to its argument
    if (node.callee.type === 'MemberExpression')
      return isFilter(node.callee) ? bare(node.callee.object as Expression, found) : node;
    return first === undefined || first.type === 'SpreadElement' ? node : bare(first, found);
  }
  if (node?.type !== 'Identifier') return node;
  const { statement, value } = found.get(node.name) ?? {};
  if (statement?.type === 'FunctionDeclaration') return statement;
  return value === undefined ? node : bare(value, new Map([...found].filter(([name]) => name !== node.name)));
}

function isFilter({ property }: { readonly property: { readonly type: string } }): boolean {
  return property.type === 'Identifier' && (property as unknown as { name: string }).name === 'filter';
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
    } else if (nameOf(property) === key) return property;
  }
  return undefined;
}

function nameOf({ key, computed }: Property): string | undefined {
  if (computed) return undefined;
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}

/** An item of a list, if the index of everything before it is known. */
function itemOf({ elements }: ArrayExpression, index: number): Expression | undefined {
  const certain = elements
    .slice(0, index)
    .every((item) => item !== null && !/Spread|Conditional|Logical/.test(item.type));
  const item = elements[index];
  return certain && item && item.type !== 'SpreadElement' ? item : undefined;
}
