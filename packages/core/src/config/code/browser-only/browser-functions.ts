import type { AnyNode, Identifier, Program } from 'acorn';
import { isFunctionNode } from '../../../syntax/functions.js';
import { childrenOf, nodesIn } from '../../../syntax/nodes.js';
import { groupBy } from '../../../values/group-by.js';
import { isHandedToReact, type Parents, type ReactNames, reactCall, reactNames } from './react-calls.js';

/** A part of code: the positions of its first character, and of the one after it. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds functions that only run in browsers, because nothing but React calls them: effects, handlers of elements'
 * events, lifecycle methods, and functions that are named nowhere else. React does not call these on the server.
 *
 * @param program Code without JSX, which esbuild has transformed.
 */
export function browserFunctions(program: Program): readonly Range[] {
  const react = reactNames(program);
  const nodes = nodesIn(program);
  const parents = parentsIn(nodes);
  const isHanded = (node: AnyNode): boolean => isHandedToReact(node, parents, react);
  const found: Range[] = nodes.filter((node) => isFunctionNode(node) && isHanded(node));
  const named = namedFunctions(nodes, parents, react);
  let known: number;
  do {
    known = found.length;
    for (const { body, uses } of named) {
      const isThere = (use: Range): boolean => [...found, body].some((range) => contains(range, use));
      if (!found.includes(body) && uses.every((use) => isThere(use) || isHanded(use))) found.push(body);
    }
  } while (found.length > known);
  return found;
}

function contains(range: Range, { start }: Range): boolean {
  return range.start <= start && start < range.end;
}

function parentsIn(nodes: readonly AnyNode[]): Parents {
  return new Map(nodes.flatMap((node) => childrenOf(node).map((child) => [child, node] as const)));
}

/** A function with a name that only the module itself can use. */
interface NamedFunction {
  readonly body: Range;
  /** The places that name it. */
  readonly uses: readonly Identifier[];
}

function namedFunctions(nodes: readonly AnyNode[], parents: Parents, react: ReactNames): NamedFunction[] {
  const uses = nodes.filter((node): node is Identifier => node.type === 'Identifier' && isUse(node, parents));
  const byName = groupBy(uses, ({ name }) => name);
  return nodes.flatMap((node): NamedFunction[] => {
    const { id, body } = namedFunction(node, parents, react) ?? {};
    return id && body ? [{ body, uses: (byName.get(id.name) ?? []).filter((use) => use !== id) }] : [];
  });
}

/** Whether an identifier may name a variable, as opposed to a property. */
function isUse(node: Identifier, parents: Parents): boolean {
  const parent = parents.get(node);
  if (parent?.type === 'MemberExpression') return parent.object === node || parent.computed;
  return parent?.type !== 'Property' || parent.value === node || parent.computed;
}

/** The function of a declaration that is not exported, possibly as given to `useCallback`. */
function namedFunction(
  node: AnyNode,
  parents: Parents,
  react: ReactNames,
): { readonly id: Identifier; readonly body: Range } | undefined {
  const parent = parents.get(node);
  if (node.type === 'FunctionDeclaration')
    return isExport(parent) || !node.id ? undefined : { id: node.id, body: node };
  if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || !node.init) return undefined;
  if (parent && isExport(parents.get(parent))) return undefined;
  const { id, init } = node;
  if (isFunctionNode(init)) return { id, body: init };
  const isCallback = init.type === 'CallExpression' && reactCall(init, react) === 'useCallback';
  return isCallback ? { id, body: init } : undefined;
}

function isExport(node: AnyNode | undefined): boolean {
  return /^Export/.test(node?.type ?? '');
}
