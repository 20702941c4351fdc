import { type Expression, type PrivateIdentifier, parseExpressionAt, type SpreadElement, type Super } from 'acorn';

/** Marks a name whose value is unknown: code that uses it cannot be evaluated. */
export const unknownValue: unique symbol = Symbol('unknown');

/** Values of the names that code may use. */
export type KnownNames = Readonly<Record<string, unknown>>;

/**
 * Evaluates a JavaScript expression that has the same value whenever it runs, and returns the value in an object. The
 * expression may contain literals, operators, known names, and methods of strings and arrays that change nothing.
 * `undefined` for all others.
 */
export function evaluateConstant(code: string, names: KnownNames = {}): { readonly value: unknown } | undefined {
  try {
    const expression = parseExpressionAt(code, 0, { ecmaVersion: 'latest' });
    if (code.slice(expression.end).trim() !== '') return undefined;
    return { value: evaluate(expression, names) };
  } catch {
    return undefined;
  }
}

class NotConstant extends Error {}

type Node<Type extends Expression['type']> = Extract<Expression, { type: Type }>;

function evaluate(node: Expression | Super | PrivateIdentifier, names: KnownNames): unknown {
  const value = (part: Expression | Super | PrivateIdentifier) => evaluate(part, names);
  switch (node.type) {
    case 'Literal':
      if (node.regex !== undefined || node.bigint !== undefined) throw new NotConstant();
      return node.value;
    case 'Identifier':
      if (node.name === 'undefined') return undefined;
      return read(names, node.name);
    case 'TemplateLiteral':
      return template(node, names);
    case 'ArrayExpression':
      return node.elements.map((element) => value(single(element)));
    case 'ObjectExpression':
      return Object.fromEntries(node.properties.map((property) => entryOf(property, names)));
    case 'ConditionalExpression':
      return value(node.test) ? value(node.consequent) : value(node.alternate);
    case 'ParenthesizedExpression':
    case 'ChainExpression':
      return value(node.expression);
    case 'UnaryExpression':
      return unary(node, value(node.argument));
    case 'LogicalExpression':
      return logical(node, names);
    case 'BinaryExpression':
      return binary(node.operator, plain(value(node.left)), plain(value(node.right)));
    case 'MemberExpression':
      return member(node, names);
    case 'CallExpression':
      return call(node, names);
    default:
      throw new NotConstant();
  }
}

function template({ quasis, expressions }: Node<'TemplateLiteral'>, names: KnownNames): string {
  const texts = quasis.map(({ value: { cooked } }, index) => {
    const part = expressions[index];
    return (cooked ?? '') + (part === undefined ? '' : plain(evaluate(part, names)));
  });
  return texts.join('');
}

/** An element of a list of values, which neither is left out nor stands for several. */
function single(element: Expression | SpreadElement | null): Expression {
  if (element === null || element.type === 'SpreadElement') throw new NotConstant();
  return element;
}

function entryOf(property: Node<'ObjectExpression'>['properties'][number], names: KnownNames): [string, unknown] {
  if (property.type !== 'Property' || property.computed || property.kind !== 'init') throw new NotConstant();
  const key = property.key.type === 'Identifier' ? property.key.name : String(evaluate(property.key, names));
  return [key, evaluate(property.value, names)];
}

function unary({ operator }: Node<'UnaryExpression'>, value: unknown): unknown {
  if (operator === '!') return !value;
  if (operator === '-') return -(value as number);
  throw new NotConstant();
}

function logical({ operator, left, right }: Node<'LogicalExpression'>, names: KnownNames): unknown {
  const first = evaluate(left, names);
  switch (operator) {
    case '&&':
      return first && evaluate(right, names);
    case '||':
      return first || evaluate(right, names);
    case '??':
      return first ?? evaluate(right, names);
  }
}

/** A value whose string form is the same everywhere. */
type Plain = string | number | boolean | null | undefined;

function plain(value: unknown): Plain {
  if (typeof value === 'object' && value !== null) throw new NotConstant();
  return value as Plain;
}

function binary(operator: string, left: Plain, right: Plain): unknown {
  switch (operator) {
    case '+':
      if (typeof left !== 'string' && typeof right !== 'string') throw new NotConstant();
      return (left as string) + (right as string);
    case '===':
      return left === right;
    case '!==':
      return left !== right;
    default:
      throw new NotConstant();
  }
}

function member({ object, property, computed, optional }: Node<'MemberExpression'>, names: KnownNames): unknown {
  const holder = evaluate(object, names);
  if (optional && (holder === null || holder === undefined)) return undefined;
  const key = computed ? String(plain(evaluate(property, names))) : nameOf(property);
  if (typeof holder !== 'object' || holder === null || key === undefined) throw new NotConstant();
  if (!Object.hasOwn(holder, key) && !(key in holder)) return undefined;
  return read(holder as KnownNames, key);
}

function nameOf(property: Expression | PrivateIdentifier): string | undefined {
  return property.type === 'Identifier' ? property.name : undefined;
}

function read(holder: KnownNames, name: string): unknown {
  const value = Object.hasOwn(holder, name) ? holder[name] : unknownValue;
  if (value === unknownValue) throw new NotConstant();
  return value;
}

/** Methods of strings and arrays that are called only with strings and numbers. */
const methods: ReadonlySet<string> = new Set([
  ...['concat', 'endsWith', 'includes', 'join', 'replace', 'replaceAll', 'slice', 'split', 'startsWith'],
  ...['toLowerCase', 'toUpperCase', 'trim', 'trimEnd', 'trimStart'],
]);

function call({ callee, arguments: given }: Node<'CallExpression'>, names: KnownNames): unknown {
  if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier')
    throw new NotConstant();
  const { name } = callee.property;
  const holder = evaluate(callee.object, names);
  if (!methods.has(name) || !(typeof holder === 'string' || (Array.isArray(holder) && holder.every(isPlain))))
    throw new NotConstant();
  const values = given.map((argument) => plain(evaluate(single(argument), names)));
  return (holder as unknown as Record<string, (...args: Plain[]) => unknown>)[name]?.(...values);
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}
