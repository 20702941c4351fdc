import type { BlockStatement, CallExpression, Expression, MemberExpression, Node } from 'acorn';

/** The code of a CommonJS module that esbuild has wrapped, as in `__commonJS({ "a.js"(exports, module) { … } })`. */
export function wrappedModule({ callee, arguments: [modules] }: CallExpression): BlockStatement | undefined {
  if (!isNamed(callee, '__commonJS') || modules?.type !== 'ObjectExpression') return undefined;
  const [property] = modules.properties;
  const value = property?.type === 'Property' ? property.value : undefined;
  return value?.type === 'FunctionExpression' ? value.body : undefined;
}

/** Whether a call gives the exports of a CommonJS module the form of others, as esbuild does. */
export function isInterop({ callee }: CallExpression): boolean {
  return isNamed(callee, '__toESM');
}

/** What a CommonJS module assigns to `module.exports`, or by name to `exports`. */
export interface CommonJsExports {
  readonly whole?: Expression;
  readonly named: readonly (readonly [string, Expression])[];
}

export function exportsIn({ body }: BlockStatement): CommonJsExports {
  const assigned = body.flatMap((statement) => {
    const expression = statement.type === 'ExpressionStatement' ? statement.expression : undefined;
    if (expression?.type !== 'AssignmentExpression' || expression.left.type !== 'MemberExpression') return [];
    return [{ name: nameOf(expression.left), value: expression.right }];
  });
  const whole = assigned.findLast(({ name }) => name === 'module.exports')?.value;
  const named = assigned.flatMap(({ name, value }) => {
    const [, key] = /^(?:module\.)?exports\.(\w+)$/.exec(name) ?? [];
    return key === undefined ? [] : [[key, value] as const];
  });
  return { ...(whole !== undefined && { whole }), named };
}

/** A path of names, such as `module.exports.a`; empty for anything else. */
function nameOf(node: MemberExpression): string {
  const { object, property, computed } = node;
  if (computed || property.type !== 'Identifier') return '';
  if (object.type === 'Identifier') return `${object.name}.${property.name}`;
  return object.type === 'MemberExpression' ? `${nameOf(object)}.${property.name}` : '';
}

function isNamed(node: Node, name: string): boolean {
  return node.type === 'Identifier' && (node as Node & { name: string }).name === name;
}
