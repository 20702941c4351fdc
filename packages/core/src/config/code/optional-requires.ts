import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { type AnyNode, type CallExpression, parse, type TryStatement } from 'acorn';
import { type Loader, transform } from 'esbuild';
import { nodesIn } from '../../syntax/nodes.js';

/**
 * The modules that code requires within a `try`, and thus can do without: as in Node, the call throws if they do not
 * exist. None if the code cannot be read.
 *
 * @param file The code's file, absolute.
 */
export async function optionalRequires(file: string): Promise<ReadonlySet<string>> {
  const ending = extname(file).replace(/^\.[cm]?/, '');
  const loader = (ending === 'js' ? 'jsx' : ending) as Loader;
  try {
    const { code } = await transform(readFileSync(file, 'utf8'), { loader, logLevel: 'silent' });
    const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module', allowReturnOutsideFunction: true });
    return new Set(
      nodesIn(program)
        .filter(isTry)
        .flatMap(({ block }) => nodesIn(block).flatMap(requiredBy)),
    );
  } catch {
    return new Set();
  }
}

function isTry(node: AnyNode): node is TryStatement {
  return node.type === 'TryStatement' && Boolean(node.handler);
}

function requiredBy(node: AnyNode): string[] {
  if (node.type !== 'CallExpression' || !isRequire(node)) return [];
  const [argument] = node.arguments;
  return argument?.type === 'Literal' && typeof argument.value === 'string' ? [argument.value] : [];
}

function isRequire({ callee }: CallExpression): boolean {
  return callee.type === 'Identifier' && callee.name === 'require';
}
