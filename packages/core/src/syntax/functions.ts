import type {
  AnonymousFunctionDeclaration,
  AnyNode,
  ArrowFunctionExpression,
  Expression,
  FunctionDeclaration,
  FunctionExpression,
} from 'acorn';

/** A function in any notation. */
export type FunctionNode =
  | AnonymousFunctionDeclaration
  | FunctionDeclaration
  | FunctionExpression
  | ArrowFunctionExpression;

/** Whether a node is a function. */
export function isFunctionNode(node: AnyNode): node is FunctionNode {
  const { type } = node;
  return type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';
}

/** What a function returns at its end. */
export function returnedBy({ body }: FunctionNode): Expression | undefined {
  if (body.type !== 'BlockStatement') return body;
  return body.body.findLast((statement) => statement.type === 'ReturnStatement')?.argument ?? undefined;
}
