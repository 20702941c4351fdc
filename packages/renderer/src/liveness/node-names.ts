import type { AnyNode, MemberExpression, Property } from 'acorn';
import { handedName, type Scope } from './scopes.js';

/** What names at the top of a file mean. */
export interface FileNames {
  has(name: string): boolean;
  /** The name under which React exports what a name stands for; of its default export `default`. */
  ofReact(name: string): string | undefined;
}

/** The name of what React exports that an expression names: `createElement`, also of `React.createElement`. */
export function reactExport(node: AnyNode, names: FileNames, scope?: Scope): string | undefined {
  if (node.type === 'Identifier') return scope?.find(node.name) === undefined ? names.ofReact(node.name) : undefined;
  if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return undefined;
  const isWhole = /^(?:default|\*)$/.test(reactExport(node.object, names, scope) ?? '');
  return isWhole ? memberName(node) : undefined;
}

/** The name of a member, where it is no expression. */
export function memberName({ property, computed }: MemberExpression): string | undefined {
  if (property.type === 'Identifier' && !computed) return property.name;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined;
}

/** The name of a property, where it is no expression. */
export function keyName(key: AnyNode, computed: boolean): string | undefined {
  if (key.type === 'Identifier' && !computed) return key.name;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined;
}

/** The name of a native element, also where a document's module looks for what draws it. */
export function tagName(type: AnyNode): string | undefined {
  const name =
    type.type === 'CallExpression' && type.callee.type === 'Identifier' && type.callee.name === '_of'
      ? type.arguments[0]
      : type;
  return name?.type === 'Literal' && typeof name.value === 'string' ? name.value : undefined;
}

/** A function that React calls when a form is sent. */
export function isAction({ key, value, computed }: Property): boolean {
  return /^(?:action|formAction)$/.test(keyName(key, computed) ?? '') && !isPlain(value);
}

/** Whether the value of an expression is neither a function nor an object. */
export function isPlain(node: AnyNode): boolean {
  return /^(?:Literal|TemplateLiteral|BinaryExpression|UnaryExpression|UpdateExpression)$/.test(node.type);
}

/** Whether an expression gives what a component was given under such a name, or nothing. */
export function isForwarded(node: AnyNode, scope: Scope | undefined): boolean {
  switch (node.type) {
    case 'Identifier':
      return node.name === 'undefined' || scope?.find(node.name) === 'forwarded';
    case 'MemberExpression':
      return handedName.test(memberName(node) ?? '');
    case 'ChainExpression':
      return isForwarded(node.expression, scope);
    case 'LogicalExpression':
      return isForwarded(node.right, scope) && (isForwarded(node.left, scope) || node.operator === '&&');
    case 'ConditionalExpression':
      return isForwarded(node.consequent, scope) && isForwarded(node.alternate, scope);
    default:
      return isPlain(node);
  }
}
