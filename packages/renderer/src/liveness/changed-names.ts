import type { AnyNode } from 'acorn';
import { childrenOf, isFunction, namesIn } from './scopes.js';

/** The names in a piece of code whose values may change after their declaration. */
export interface Changes {
  /** Names that are assigned to or declared twice, and those of objects whose properties are assigned to. */
  readonly assigned: ReadonlySet<string>;
  /** Names that are passed to functions, which may mutate objects. */
  readonly passed: ReadonlySet<string>;
}

/**
 * Collects the names whose values code may change.
 *
 * @param isHarmless Whether a call does not mutate its arguments.
 */
export function readChanges(node: AnyNode, isHarmless: (callee: AnyNode) => boolean): Changes {
  const assigned = new Set<string>();
  const passed = new Set<string>();
  const declared = new Set<string>();
  const declare = (names: readonly string[]): void => {
    for (const name of names) (declared.has(name) ? assigned : declared).add(name);
  };
  const visit = (inner: AnyNode): void => {
    if (isFunction(inner)) declare(inner.params.flatMap(namesIn));
    switch (inner.type) {
      case 'VariableDeclaration':
        if (inner.kind === 'var') declare(inner.declarations.flatMap(({ id }) => namesIn(id)));
        break;
      case 'AssignmentExpression':
        for (const name of targetsOf(inner.left)) assigned.add(name);
        break;
      case 'ForInStatement':
      case 'ForOfStatement':
        for (const name of targetsOf(inner.left)) assigned.add(name);
        break;
      case 'UpdateExpression':
      case 'UnaryExpression':
        if (inner.type === 'UpdateExpression' || inner.operator === 'delete')
          for (const name of targetsOf(inner.argument)) assigned.add(name);
        break;
      case 'CallExpression':
      case 'NewExpression':
        if (isHarmless(inner.callee)) break;
        for (const argument of inner.arguments) for (const name of targetsOf(argument)) passed.add(name);
        if (inner.callee.type === 'MemberExpression')
          for (const name of targetsOf(inner.callee.object)) passed.add(name);
    }
    for (const child of childrenOf(inner)) visit(child);
  };
  visit(node);
  return { assigned, passed };
}

/** The names whose values change when an expression or pattern is assigned to. */
function targetsOf(node: AnyNode): string[] {
  switch (node.type) {
    case 'Identifier':
      return [node.name];
    case 'MemberExpression':
      return targetsOf(node.object);
    case 'VariableDeclaration':
      return [];
    case 'Property':
      return targetsOf(node.value);
    case 'AssignmentPattern':
      return targetsOf(node.left);
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return targetsOf(node.expression);
    case 'ObjectPattern':
    case 'ArrayPattern':
    case 'ObjectExpression':
    case 'ArrayExpression':
    case 'RestElement':
    case 'SpreadElement':
    case 'ConditionalExpression':
    case 'LogicalExpression':
      return childrenOf(node).flatMap(targetsOf);
    default:
      return [];
  }
}
