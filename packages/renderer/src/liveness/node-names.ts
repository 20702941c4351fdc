import type { AnyNode, MemberExpression, Property } from 'acorn';
import { handedName, type Scope } from './scopes.js';

/** The meaning of top-level names in a file. */
export interface FileNames {
  has(name: string): boolean;
  /** The React export that a name refers to; `default` for the default export. */
  ofReact(name: string): string | undefined;
}

/** The React export that an expression refers to: `createElement`, also for `React.createElement`. */
export function reactExport(node: AnyNode, names: FileNames, scope?: Scope): string | undefined {
  if (node.type === 'Identifier') return scope?.find(node.name) === undefined ? names.ofReact(node.name) : undefined;
  if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return undefined;
  const isWhole = /^(?:default|\*)$/.test(reactExport(node.object, names, scope) ?? '');
  return isWhole ? memberName(node) : undefined;
}

/** The name of a member, unless it is computed. */
export function memberName({ property, computed }: MemberExpression): string | undefined {
  return keyName({ key: property, computed });
}

/** The name of a property, unless it is computed. */
export function keyName({ key, computed }: { readonly key: AnyNode; readonly computed: boolean }): string | undefined {
  if (key.type === 'Identifier' && !computed) return key.name;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined;
}

/** The tag name of a native element, even if a document's module looks up a component for it. */
export function tagName(type: AnyNode): string | undefined {
  const name =
    type.type === 'CallExpression' && type.callee.type === 'Identifier' && type.callee.name === '_of'
      ? type.arguments[0]
      : type;
  return name?.type === 'Literal' && typeof name.value === 'string' ? name.value : undefined;
}

/** A function that React calls when a form is submitted. */
export function isAction(property: Property): boolean {
  return /^(?:action|formAction)$/.test(keyName(property) ?? '') && !isPlain(property.value);
}

/** Whether the value of an expression is neither a function nor an object. */
export function isPlain(node: AnyNode): boolean {
  return /^(?:Literal|TemplateLiteral|BinaryExpression|UnaryExpression|UpdateExpression)$/.test(node.type);
}

/** Whether an expression evaluates to what a component received under such a name, or to nothing. */
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
