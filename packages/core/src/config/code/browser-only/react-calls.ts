import type { AnyNode, CallExpression, ImportDeclaration, Program } from 'acorn';

/** The parent of each node. */
export type Parents = ReadonlyMap<AnyNode, AnyNode>;

/** The names of a module by which it uses React. */
export interface ReactNames {
  /** Names of exports of `react`, by the names they have in the module. */
  readonly exports: ReadonlyMap<string, string>;
  /** Names that stand for all of its exports. */
  readonly namespaces: ReadonlySet<string>;
}

const reactModules = /^react(?:\/jsx-(?:dev-)?runtime)?$/;

/** Reads them from the imports of a module. */
export function reactNames({ body }: Program): ReactNames {
  const imports = body.filter((node): node is ImportDeclaration => node.type === 'ImportDeclaration');
  const specifiers = imports
    .filter(({ source }) => reactModules.test(String(source.value)))
    .flatMap((node) => node.specifiers);
  const exports = new Map<string, string>();
  const namespaces = new Set<string>();
  for (const specifier of specifiers) {
    const { imported } = specifier as { readonly imported?: AnyNode };
    if (imported?.type === 'Identifier') exports.set(specifier.local.name, imported.name);
    else namespaces.add(specifier.local.name);
  }
  return { exports, namespaces };
}

/** The export of React that a call is of; undefined for other calls. */
export function reactCall({ callee }: CallExpression, { exports, namespaces }: ReactNames): string | undefined {
  if (callee.type === 'Identifier') return exports.get(callee.name);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined;
  const { object, property } = callee;
  return object.type === 'Identifier' && namespaces.has(object.name) ? property.name : undefined;
}

const effects = /^use(?:Layout|Insertion)?Effect$/;
/** Hooks whose second argument lists what they depend on. */
const dependent = /^use(?:(?:Layout|Insertion)?Effect|Callback|Memo)$/;
const elements = /^(?:jsxs?|jsxDEV|createElement)$/;
const lifecycle = /^component(?:DidMount|DidUpdate|WillUnmount)$/;

/** Whether a function, or its name, stands where React calls it in browsers at most. */
export function isHandedToReact(node: AnyNode, parents: Parents, react: ReactNames): boolean {
  const parent = parents.get(node);
  if (parent?.type === 'CallExpression') return isEffect(node, parent, react);
  if (parent?.type === 'ArrayExpression') return isDependency(parent, parents, react);
  if (parent?.type === 'MethodDefinition' || parent?.type === 'PropertyDefinition')
    return parent.value === node && !parent.static && namesKey(parent.key, lifecycle);
  return parent?.type === 'Property' && parent.value === node && isHandler(parent, parents, react);
}

function isEffect(node: AnyNode, call: CallExpression, react: ReactNames): boolean {
  return call.arguments[0] === node && effects.test(reactCall(call, react) ?? '');
}

/** Whether an array lists what an effect or a kept value depends on. */
function isDependency(array: AnyNode, parents: Parents, react: ReactNames): boolean {
  const call = parents.get(array);
  return call?.type === 'CallExpression' && call.arguments[1] === array && dependent.test(reactCall(call, react) ?? '');
}

/** Whether a property handles events of an element, as opposed to those of a component, which may call it itself. */
function isHandler(property: AnyNode & { readonly type: 'Property' }, parents: Parents, react: ReactNames): boolean {
  const props = parents.get(property);
  const call = props && parents.get(props);
  if (call?.type !== 'CallExpression' || call.arguments[1] !== props) return false;
  const [type] = call.arguments;
  const isElement = type?.type === 'Literal' && elements.test(reactCall(call, react) ?? '');
  return isElement && namesKey(property.key, /^on[A-Z]/);
}

function namesKey(key: AnyNode, names: RegExp): boolean {
  return key.type === 'Identifier' && names.test(key.name);
}
