import { type FunctionNode, isSyntaxNode } from '@docsite/core';
import type { AnyNode, BlockStatement, CallExpression, Expression, SpreadElement, Statement } from 'acorn';
import type { Changes } from './changed-names.js';
import { elementMakers } from './inert-names.js';
import { decidesLeft, evaluate, isTrue, type Known, KnownNames } from './known-values.js';
import { type FileNames, reactExport } from './node-names.js';

/** What is known about the names in a component. */
export interface ComponentNames {
  readonly file: FileNames;
  readonly changes: Changes;
  /** Returns the value of a top-level name in the file. */
  readonly constant: (name: string) => Known | undefined;
}

/**
 * Reduces a component to the code that may run when it is rendered with given props: if the value of a condition is
 * known, only the branch taken remains. Elements are annotated with what is known about their props.
 *
 * @param given What is known about the props.
 */
export function reduceComponent(
  node: FunctionNode,
  given: Known | undefined,
  { constant, changes, file }: ComponentNames,
): AnyNode {
  const names = new KnownNames(constant).inside(node);
  const [props] = node.params;
  const reducer = new Reducer(file, changes);
  if (props !== undefined) names.bind(props, given, changes);
  return { ...node, body: reducer.reduce(node.body, names) } as AnyNode;
}

class Reducer {
  constructor(
    private readonly file: FileNames,
    private readonly changes: Changes,
  ) {}

  reduce(node: AnyNode, outer: KnownNames): AnyNode {
    const names = outer.inside(node);
    switch (node.type) {
      case 'BlockStatement':
        return { ...node, body: this.reduceList(node.body, names) };
      case 'IfStatement':
      case 'ConditionalExpression': {
        const test = evaluate(node.test, names);
        if (test === undefined) break;
        const taken = isTrue(test) ? node.consequent : node.alternate;
        return taken ? this.reduce(taken, names) : empty(node);
      }
      case 'LogicalExpression': {
        const left = evaluate(node.left, names);
        if (left !== undefined) return this.reduce(decidesLeft(node.operator, left) ? node.left : node.right, names);
        break;
      }
      case 'VariableDeclaration':
        for (const { id, init } of node.declarations) if (init) names.bind(id, evaluate(init, names), this.changes);
        break;
      case 'CallExpression':
        if (makesElement(node.callee, this.file)) return { ...this.copy(node, names), ...this.givenTo(node, names) };
    }
    return this.copy(node, names);
  }

  /** Statements up to the first one that returns. Function declarations are kept wherever they are. */
  private reduceList(body: readonly Statement[], names: KnownNames): Statement[] {
    const reduced: Statement[] = [];
    let isOver = false;
    for (const statement of body) {
      if (isOver && statement.type !== 'FunctionDeclaration') continue;
      const left = this.reduce(statement, names) as Statement;
      reduced.push(left);
      isOver ||= endsHere(left);
    }
    return reduced;
  }

  /** The node with its children reduced; the node itself if that changes none, as in data. */
  private copy(node: AnyNode, names: KnownNames): AnyNode {
    let copied: Record<string, unknown> | undefined;
    for (const [key, value] of Object.entries(node) as [string, unknown][]) {
      const reduced = this.reduceValue(value, names);
      if (reduced !== value) copied = Object.assign(copied ?? { ...node }, { [key]: reduced });
    }
    return copied === undefined ? node : (copied as unknown as AnyNode);
  }

  private reduceValue(value: unknown, names: KnownNames): unknown {
    if (isSyntaxNode(value)) return this.reduce(value, names);
    if (!Array.isArray(value)) return value;
    const reduced = value.map((item) => (isSyntaxNode(item) ? this.reduce(item, names) : item));
    return reduced.some((item, index) => item !== value[index]) ? reduced : value;
  }

  /** What is known about the props of an element. Its children are not considered. */
  private givenTo({ callee, arguments: [, properties, ...content] }: CallExpression, names: KnownNames) {
    const known = properties && knownProperties(properties, names);
    if (known === undefined) return {};
    const hasContent = content.length > 0 && reactExport(callee, this.file) === 'createElement';
    return { given: { fields: hasContent ? new Map([...known, ['children', undefined]]) : known } };
  }
}

/** Whether a call of an expression creates an element. */
export function makesElement(callee: AnyNode, file: FileNames): boolean {
  return elementMakers.has(reactExport(callee, file) ?? '');
}

function knownProperties(node: Expression | SpreadElement, names: KnownNames) {
  const known = evaluate(node, names);
  if (known === undefined) return undefined;
  if ('fields' in known) return known.fields;
  return known.value === null ? new Map<string, Known | undefined>() : undefined;
}

/** Whether nothing runs after a statement. */
function endsHere(statement: Statement): boolean {
  if (statement.type === 'BlockStatement') return (statement as BlockStatement).body.some(endsHere);
  return statement.type === 'ReturnStatement' || statement.type === 'ThrowStatement';
}

function empty({ start, end }: AnyNode): AnyNode {
  return { type: 'EmptyStatement', start, end };
}
