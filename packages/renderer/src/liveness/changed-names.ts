import { childrenOf, isFunctionNode } from '@docsite/core';
import type { AnyNode, CallExpression, NewExpression } from 'acorn';
import { namesIn } from './scopes.js';

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
  const visit = (inner: AnyNode): void => {
    for (const name of declaredBy(inner)) (declared.has(name) ? assigned : declared).add(name);
    for (const name of assignedBy(inner)) assigned.add(name);
    if (isCall(inner) && !isHarmless(inner.callee)) for (const name of passedBy(inner)) passed.add(name);
    for (const child of childrenOf(inner)) visit(child);
  };
  visit(node);
  return { assigned, passed };
}

/** The names that a node declares and that may be declared before: parameters, and those by `var`. */
function declaredBy(node: AnyNode): readonly string[] {
  if (isFunctionNode(node)) return node.params.flatMap(namesIn);
  if (node.type !== 'VariableDeclaration' || node.kind !== 'var') return none;
  return node.declarations.flatMap(({ id }) => namesIn(id));
}

function assignedBy(node: AnyNode): readonly string[] {
  switch (node.type) {
    case 'AssignmentExpression':
    case 'ForInStatement':
    case 'ForOfStatement':
      return targetsOf(node.left);
    case 'UpdateExpression':
      return targetsOf(node.argument);
    case 'UnaryExpression':
      return node.operator === 'delete' ? targetsOf(node.argument) : none;
    default:
      return none;
  }
}

type Call = CallExpression | NewExpression;

function isCall(node: AnyNode): node is Call {
  return node.type === 'CallExpression' || node.type === 'NewExpression';
}

/** The names of a call's arguments, and of the object whose method it calls. */
function passedBy({ callee, arguments: given }: Call): readonly string[] {
  const holder = callee.type === 'MemberExpression' ? targetsOf(callee.object) : none;
  return [...given.flatMap(targetsOf), ...holder];
}

/** Most nodes change nothing, so these share a list. */
const none: readonly string[] = [];

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
