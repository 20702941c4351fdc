import { childrenOf, type FunctionNode, isFunctionNode } from '@docsite/core';
import type { AnyNode, AssignmentProperty, Pattern, Statement, VariableDeclaration } from 'acorn';

/**
 * A name declared by a function or block. A `forwarded` name holds a handler or ref that its component received: its
 * origin is judged where it is passed.
 */
export type LocalName = 'local' | 'forwarded';

/** The names that are declared around a piece of code, inside one statement of a module. */
export class Scope {
  constructor(
    private readonly names: ReadonlyMap<string, LocalName>,
    private readonly outer?: Scope,
  ) {}

  find(name: string): LocalName | undefined {
    return this.names.get(name) ?? this.outer?.find(name);
  }
}

/** Props with an event handler, or `ref`. */
export const handedName = /^(?:on[A-Z]|ref$)/;

/** What surrounds a node that may open a scope. */
export interface ScopeContext {
  readonly outer?: Scope | undefined;
  /** Whether the second parameter of a function is a ref, as in a `forwardRef` callback. */
  readonly isRefTaker?: boolean;
}

/** The scope that a node opens; undefined if it opens none. */
export function openScope(node: AnyNode, { outer, isRefTaker = false }: ScopeContext = {}): Scope | undefined {
  const names = new Map<string, LocalName>();
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      declareFunction(node, names);
      if (isRefTaker && node.params[1]?.type === 'Identifier') names.set(node.params[1].name, 'forwarded');
      break;
    case 'ClassExpression':
      if (node.id) names.set(node.id.name, 'local');
      break;
    case 'BlockStatement':
      declareBlock(node.body, names);
      break;
    case 'StaticBlock':
      declareBlock(node.body, names);
      declareVars(node, names);
      break;
    case 'SwitchStatement':
      declareBlock(
        node.cases.flatMap(({ consequent }) => consequent),
        names,
      );
      break;
    case 'ForStatement':
      if (node.init?.type === 'VariableDeclaration') declareVariables(node.init, names);
      break;
    case 'ForInStatement':
    case 'ForOfStatement':
      if (node.left.type === 'VariableDeclaration') declareVariables(node.left, names);
      break;
    case 'CatchClause':
      if (node.param) declarePattern(node.param, names);
      break;
    default:
      return undefined;
  }
  return new Scope(names, outer);
}

/** The names that a pattern declares. */
export function namesIn(pattern: Pattern): string[] {
  const names = new Map<string, LocalName>();
  declarePattern(pattern, names);
  return [...names.keys()];
}

type Names = Map<string, LocalName>;

function declareFunction(node: FunctionNode, names: Names): void {
  if (node.type === 'FunctionExpression' && node.id) names.set(node.id.name, 'local');
  if (node.type !== 'ArrowFunctionExpression') names.set('arguments', 'local');
  declareVars(node.body, names);
  for (const param of node.params) declarePattern(param, names);
}

/**
 * Declarations of `let`, `const`, `class` and `function` in a block; because modules are strict, functions are
 * block-scoped.
 */
function declareBlock(body: readonly Statement[], names: Names): void {
  for (const statement of body) {
    if (statement.type === 'VariableDeclaration') declareVariables(statement, names);
    else if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration')
      if (statement.id) names.set(statement.id.name, 'local');
  }
}

/** Declarations of `var` anywhere in a function, except in nested functions. */
function declareVars(node: AnyNode, names: Names): void {
  if (node.type === 'VariableDeclaration' && node.kind === 'var') declareVariables(node, names);
  for (const child of childrenOf(node)) if (!isFunctionNode(child)) declareVars(child, names);
}

function declareVariables({ declarations }: VariableDeclaration, names: Names): void {
  for (const { id } of declarations) declarePattern(id, names);
}

function declarePattern(pattern: Pattern, names: Names): void {
  switch (pattern.type) {
    case 'Identifier':
      names.set(pattern.name, 'local');
      break;
    case 'ObjectPattern':
      for (const property of pattern.properties)
        if (property.type === 'RestElement') declarePattern(property.argument, names);
        else declareProperty(property, names);
      break;
    case 'ArrayPattern':
      for (const element of pattern.elements) if (element) declarePattern(element, names);
      break;
    case 'RestElement':
      declarePattern(pattern.argument, names);
      break;
    case 'AssignmentPattern':
      declarePattern(pattern.left, names);
      break;
  }
}

function declareProperty({ key, value, computed }: AssignmentProperty, names: Names): void {
  declarePattern(value, names);
  if (!computed && key.type === 'Identifier' && handedName.test(key.name) && value.type === 'Identifier')
    names.set(value.name, 'forwarded');
}
