import type {
  BlockStatement,
  CallExpression,
  Expression,
  Function as Func,
  Node,
  Pattern,
  Program,
  SpreadElement,
  Statement,
} from 'acorn';
import { exportsIn, isInterop, wrappedModule } from './commonjs-module.js';

/** Stands for what only running the code would show. */
export const computed: unique symbol = Symbol('computed');

/** The names that code can see, each with its value once that is needed. */
type Scope = ReadonlyMap<string, () => unknown>;

/**
 * The value that a module exports by default, as far as it is written out: in literals, in constants, or in functions
 * that only return it. Of a call to a function of a package, such as `defineConfig`, the value is its first argument.
 */
export function staticExport({ body }: Program): unknown {
  const scope = scopeOf(body, new Map());
  for (const statement of body) {
    if (statement.type === 'ExportDefaultDeclaration') {
      const { declaration } = statement;
      if (declaration.type === 'FunctionDeclaration') return callFunction(declaration as Func, [], scope);
      return declaration.type === 'ClassDeclaration' ? computed : exported(declaration as Expression, scope);
    }
    if (statement.type !== 'ExportNamedDeclaration') continue;
    const found = statement.specifiers.find(({ exported: name }) => 'name' in name && name.name === 'default');
    if (found !== undefined) return exported(found.local as Expression, scope);
  }
  return computed;
}

/** Configurations may be functions. */
function exported(node: Expression, scope: Scope): unknown {
  const value = evaluate(node, scope);
  return asFunction(value)?.call([]) ?? value;
}

/** A function whose result is known if it only returns something. */
interface StaticFunction {
  readonly [isFunction]: true;
  readonly call: (args: readonly unknown[]) => unknown;
}

const isFunction: unique symbol = Symbol('function');

function staticFunction(node: Func, scope: () => Scope): StaticFunction {
  return { [isFunction]: true, call: (args) => callFunction(node, args, scope()) };
}

function asFunction(value: unknown): StaticFunction | undefined {
  return typeof value === 'object' && value !== null && isFunction in value ? (value as StaticFunction) : undefined;
}

function scopeOf(body: readonly (Statement | Program['body'][number])[], outer: Scope): Scope {
  const scope = new Map(outer);
  for (const statement of body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type === 'FunctionDeclaration' && declaration.id) {
      const value = staticFunction(declaration as Func, () => scope);
      scope.set(declaration.id.name, () => value);
    } else if (declaration?.type === 'VariableDeclaration')
      for (const { id, init } of declaration.declarations)
        if (id.type === 'Identifier' && init)
          scope.set(
            id.name,
            onceEach(() => evaluate(init, scope)),
          );
  }
  return scope;
}

/** Computes a value once; one that needs itself is not known. */
function onceEach(compute: () => unknown): () => unknown {
  let state: { value: unknown } | undefined;
  return () => {
    if (state !== undefined) return state.value;
    state = { value: computed };
    state = { value: compute() };
    return state.value;
  };
}

function callFunction({ params, body }: Func, args: readonly unknown[], outer: Scope): unknown {
  const bound = params.flatMap((param: Pattern, index) =>
    param.type === 'Identifier' ? [[param.name, () => args[index] ?? computed] as const] : [],
  );
  const scope: Scope = new Map([...outer, ...bound]);
  if (body.type !== 'BlockStatement') return evaluate(body, scope);
  const returned = body.body.findLast((statement) => statement.type === 'ReturnStatement')?.argument;
  return returned ? evaluate(returned, scopeOf(body.body, scope)) : computed;
}

function evaluate(node: Node | Expression, scope: Scope): unknown {
  const expression = node as Expression;
  switch (expression.type) {
    case 'Literal':
      return expression.value;
    case 'Identifier':
      return scope.get(expression.name)?.() ?? computed;
    case 'ParenthesizedExpression':
      return evaluate(expression.expression, scope);
    case 'AwaitExpression':
      return evaluate(expression.argument, scope);
    case 'ArrayExpression':
      return expression.elements.flatMap((element) => (element === null ? [] : elementsOf(element, scope)));
    case 'ObjectExpression':
      return Object.fromEntries(expression.properties.flatMap((property) => propertiesIn(property, scope)));
    case 'TemplateLiteral':
      return joined(
        expression.quasis.map(({ value }) => value.cooked ?? ''),
        expression.expressions,
        scope,
      );
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return staticFunction(expression, () => scope);
    case 'CallExpression':
      return callOf(expression, scope);
    default:
      return operation(expression, scope);
  }
}

function operation(expression: Expression, scope: Scope): unknown {
  if (expression.type === 'MemberExpression') {
    const object = evaluate(expression.object, scope);
    const { property } = expression;
    const key = !expression.computed && property.type === 'Identifier' ? property.name : evaluate(property, scope);
    const isKnown =
      typeof object === 'object' && object !== null && typeof key === 'string' && Object.hasOwn(object, key);
    return isKnown ? (object as Record<string, unknown>)[key] : computed;
  }
  if (expression.type === 'LogicalExpression') {
    const left = evaluate(expression.left, scope);
    return left === computed || left == null || left === '' ? evaluate(expression.right, scope) : left;
  }
  if (expression.type === 'BinaryExpression' && expression.operator === '+')
    return joined(['', '', ''], [expression.left, expression.right], scope);
  return computed;
}

function elementsOf(element: Expression | SpreadElement, scope: Scope): unknown[] {
  if (element.type !== 'SpreadElement') return [evaluate(element, scope)];
  const list = evaluate(element.argument, scope);
  return Array.isArray(list) ? list : [computed];
}

function propertiesIn(property: Node, scope: Scope): (readonly [string, unknown])[] {
  if (property.type === 'SpreadElement') {
    const object = evaluate((property as SpreadElement).argument, scope);
    return typeof object === 'object' && object !== null ? Object.entries(object) : [];
  }
  const { key, value, computed: isComputed } = property as Node & { key: Node; value: Node; computed: boolean };
  const name = !isComputed && key.type === 'Identifier' ? (key as Node & { name: string }).name : evaluate(key, scope);
  return typeof name === 'symbol' ? [] : [[String(name), evaluate(value, scope)]];
}

/** Texts with values between them. */
function joined(texts: readonly string[], expressions: readonly Node[], scope: Scope): unknown {
  const values = expressions.map((one) => evaluate(one, scope));
  if (!values.every((one) => typeof one === 'string' || typeof one === 'number')) return computed;
  return texts.map((text, index) => `${text}${values[index] ?? ''}`).join('');
}

/** The value of a call, also of those by which esbuild has CommonJS modules run and imported. */
function callOf(expression: CallExpression, scope: Scope): unknown {
  const { callee, arguments: args } = expression;
  const body = wrappedModule(expression);
  if (body !== undefined) return { [isFunction]: true, call: () => exportsOf(body, scope) } satisfies StaticFunction;
  if (!isInterop(expression)) return called(evaluate(callee, scope), args, scope);
  const value = args[0] && evaluate(args[0], scope);
  return typeof value === 'object' && value !== null ? { ...value, default: value } : { default: value };
}

/** The exports of a CommonJS module. */
function exportsOf(body: BlockStatement, outer: Scope): unknown {
  const scope = scopeOf(body.body, outer);
  const { whole, named } = exportsIn(body);
  if (whole !== undefined) return exported(whole, scope);
  return Object.fromEntries(named.map(([name, value]) => [name, evaluate(value, scope)]));
}

function called(callee: unknown, args: readonly (Expression | SpreadElement)[], scope: Scope): unknown {
  const values = args.flatMap((one) => elementsOf(one, scope));
  const known = asFunction(callee);
  if (known !== undefined) return known.call(values);
  const [first] = values;
  const value = asFunction(first)?.call([]) ?? first;
  return callee === computed && typeof value === 'object' ? value : computed;
}
