import { propertiesOf } from '@docsite/core';
import type { AnyNode, Expression, MemberExpression, ObjectExpression, Pattern, Property } from 'acorn';
import type { Changes } from './changed-names.js';
import { keyName, memberName } from './node-names.js';
import { openScope, type Scope } from './scopes.js';

/** What is known about a value before code runs: the value itself, or which properties an object has. */
export type Known =
  | { readonly value: unknown }
  /** Properties by name; undefined for an unknown value. */
  | { readonly fields: ReadonlyMap<string, Known | undefined> };

/** The values of names in a piece of code, as far as they are known. */
export class KnownNames {
  private readonly own = new Map<string, Known>();

  /**
   * @param around Returns the value of a name declared around the code.
   * @param scope The names declared by the code itself, which shadow others of the same name.
   */
  constructor(
    private readonly around: (name: string) => Known | undefined,
    private readonly scope?: Scope,
  ) {}

  find(name: string): Known | undefined {
    const own = this.own.get(name);
    return own === undefined && this.scope?.find(name) === undefined ? this.around(name) : own;
  }

  /** The names inside a node that may declare further ones. */
  inside(node: AnyNode): KnownNames {
    const scope = openScope(node);
    return scope === undefined ? this : new KnownNames((name) => this.find(name), scope);
  }

  /** Records what is known about the names in a pattern, except for those whose value may change. */
  bind(pattern: Pattern, known: Known | undefined, changes: Changes): void {
    if (pattern.type === 'AssignmentPattern') {
      const isAbsent = known !== undefined && 'value' in known && known.value === undefined;
      this.bind(pattern.left, isAbsent ? evaluate(pattern.right, this) : known, changes);
    } else if (pattern.type === 'Identifier') {
      if (known !== undefined && isKept(pattern.name, known, changes)) this.own.set(pattern.name, known);
    } else if (pattern.type === 'ObjectPattern')
      for (const property of pattern.properties) {
        if (property.type === 'RestElement') continue;
        const name = keyName(property);
        this.bind(property.value, name === undefined ? undefined : fieldOf(known, name), changes);
      }
  }
}

/** What is known about the value of an expression. If anything is known, evaluating the expression has no effects. */
export function evaluate(node: AnyNode, names: KnownNames): Known | undefined {
  switch (node.type) {
    case 'Literal':
      return node.regex || node.bigint ? undefined : { value: node.value };
    case 'Identifier':
      return node.name === 'undefined' ? absent : names.find(node.name);
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return evaluate(node.expression, names);
    case 'MemberExpression':
      return evaluateMember(node, names);
    case 'UnaryExpression':
      return evaluateUnary(node.operator, evaluate(node.argument, names));
    case 'BinaryExpression':
      return compare(node.operator, evaluate(node.left, names), evaluate(node.right, names));
    case 'LogicalExpression': {
      const left = evaluate(node.left, names);
      const isLeft = left && decidesLeft(node.operator, left);
      if (isLeft === undefined) return undefined;
      return isLeft ? left : evaluate(node.right, names);
    }
    case 'ConditionalExpression': {
      const test = evaluate(node.test, names);
      return test && evaluate(isTrue(test) ? node.consequent : node.alternate, names);
    }
    case 'ObjectExpression':
      return evaluateObject(node, names);
    case 'ArrayExpression': {
      const values = node.elements.map((element) => element && evaluate(element, names));
      if (!values.every((item) => item && 'value' in item)) return undefined;
      return { value: values.map((item) => (item as { readonly value: unknown }).value) };
    }
    default:
      return undefined;
  }
}

/** Whether a name keeps its value. An object may be mutated by functions it is passed to. */
export function isKept(name: string, known: Known, { assigned, passed }: Changes): boolean {
  return !assigned.has(name) && !(passed.has(name) && plainOf(known) === object);
}

/** Whether a value is truthy. */
export function isTrue(known: Known): boolean {
  return 'fields' in known || Boolean(known.value);
}

/** Whether `&&`, `||` or `??` evaluates to its left operand. */
export function decidesLeft(operator: '&&' | '||' | '??', left: Known): boolean {
  if (operator === '??') return 'fields' in left || (left.value !== null && left.value !== undefined);
  return isTrue(left) === (operator === '||');
}

/** A string that is equal for values about which the same is known. */
export function textOf(known: Known | undefined): string {
  if (known === undefined) return '?';
  if ('value' in known) return JSON.stringify(known.value) ?? String(known.value);
  return `{${[...known.fields].map(([name, value]) => `${JSON.stringify(name)}:${textOf(value)}`).join()}}`;
}

const absent: Known = { value: undefined };

function evaluateMember(node: MemberExpression, names: KnownNames): Known | undefined {
  const name = memberName(node);
  return name === undefined ? undefined : fieldOf(evaluate(node.object, names), name);
}

function fieldOf(known: Known | undefined, name: string): Known | undefined {
  if (known === undefined) return undefined;
  if ('fields' in known) return known.fields.has(name) ? known.fields.get(name) : missing(name);
  const { value } = known;
  if (typeof value !== 'object' || value === null) return undefined;
  if (Object.hasOwn(value, name)) return { value: propertiesOf(value)[name] };
  return Array.isArray(value) ? undefined : missing(name);
}

/** The value of an absent property: undefined, unless all objects inherit it. */
function missing(name: string): Known | undefined {
  return name in Object.prototype ? undefined : absent;
}

function evaluateUnary(operator: string, known: Known | undefined): Known | undefined {
  if (known === undefined) return undefined;
  if (operator === '!') return { value: !isTrue(known) };
  if (operator === 'void') return absent;
  if (operator === 'typeof') return { value: 'fields' in known ? 'object' : typeof known.value };
  return undefined;
}

/**
 * Compares two values. Objects are never known to be identical, so they are only compared with `null` and `undefined`.
 */
function compare(operator: string, left: Known | undefined, right: Known | undefined): Known | undefined {
  if (left === undefined || right === undefined || !/^[!=]==?$/.test(operator)) return undefined;
  const [a, b] = [plainOf(left), plainOf(right)];
  if (a === object && b === object) return undefined;
  if (operator.length === 2 && a !== b && ![a, b].some((value) => value === null || value === undefined))
    return undefined;
  const isSame = operator.length === 3 ? a === b : a === b || ((a ?? null) === null && (b ?? null) === null);
  return { value: isSame === (operator[0] === '=') };
}

const object = Symbol('object');

function plainOf(known: Known): unknown {
  if ('fields' in known) return object;
  return typeof known.value === 'object' && known.value !== null ? object : known.value;
}

function evaluateObject({ properties }: ObjectExpression, names: KnownNames): Known | undefined {
  const fields = new Map<string, Known | undefined>();
  for (const property of properties) {
    const added = property.type === 'Property' ? propertyOf(property, names) : fieldsOf(property.argument, names);
    if (added === undefined) return undefined;
    for (const [name, value] of added) fields.set(name, value);
  }
  return { fields };
}

type Fields = Iterable<readonly [string, Known | undefined]>;

function propertyOf(property: Property, names: KnownNames): Fields | undefined {
  const name = property.kind === 'init' ? keyName(property) : undefined;
  return name === undefined || name === '__proto__' ? undefined : [[name, evaluate(property.value, names)]];
}

function fieldsOf(spread: Expression, names: KnownNames): Fields | undefined {
  const known = evaluate(spread, names);
  if (known === undefined) return undefined;
  if ('fields' in known) return known.fields;
  const { value } = known;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.entries(value).map(([name, inner]) => [name, { value: inner }]);
}
