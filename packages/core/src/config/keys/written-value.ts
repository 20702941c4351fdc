import { SourceMap } from 'node:module';
import { extname } from 'node:path';
import { type Expression, type FunctionDeclaration, type Program, parse, parseExpressionAt } from 'acorn';
import { transform } from 'esbuild';
import { isFunctionNode, returnedBy } from '../../syntax/functions.js';
import { type Constants, listWrittenKeys, type WrittenKey } from './written-keys.js';

/** A key, and its position in the file. Line and column are 1-based. */
export interface PlacedKey {
  readonly path: readonly PropertyKey[];
  readonly line: number;
  readonly column: number;
}

/** Lists the keys of the value that a module exports or that a JSON file contains. Empty if the file is invalid. */
export async function readWrittenValue(text: string, file: string): Promise<PlacedKey[]> {
  try {
    if (extname(file) === '.json') return readJson(text);
    const { code, placeOf } = isTypeScript(file) ? await withoutTypes(text) : { code: text, placeOf: placeIn(text) };
    const program = parse(code, { ...options, sourceType: 'module', allowHashBang: true });
    const { value, body } = writtenBy(exportedValue(program), program.body);
    return value === undefined ? [] : listWrittenKeys(value, constantsOf(body)).map(placeOf);
  } catch {
    return [];
  }
}

const options = { ecmaVersion: 'latest' } as const;

type PlaceOf = (key: WrittenKey) => PlacedKey;

function readJson(text: string): PlacedKey[] {
  // parenthesized, because a statement that begins with `{` is a block
  const keys = listWrittenKeys(parseExpressionAt(`(${text.replace(/^\uFEFF/, ' ')})`, 0, options), new Map());
  return keys.map(({ path, offset }) => ({ path, offset: offset - 1 })).map(placeIn(text));
}

function placeIn(text: string): PlaceOf {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return ({ path, offset }) => {
    let line = 1;
    for (let step = starts.length; step > 0; step = Math.floor(step / 2))
      while ((starts[line - 1 + step] ?? Number.POSITIVE_INFINITY) <= offset) line += step;
    return { path, line, column: offset - (starts[line - 1] as number) + 1 };
  };
}

function isTypeScript(file: string): boolean {
  return /^\.[cm]?ts$/.test(extname(file));
}

/** The compiled JavaScript, and a function from positions in it to positions in the source. */
async function withoutTypes(text: string): Promise<{ readonly code: string; readonly placeOf: PlaceOf }> {
  const { code, map } = await transform(text, {
    loader: 'ts',
    sourcemap: 'external',
    target: 'esnext',
    logLevel: 'silent',
  });
  const sources = new SourceMap(JSON.parse(map));
  const placeInCode = placeIn(code);
  const placeOf: PlaceOf = (key) => {
    const { path, line, column } = placeInCode(key);
    const entry = sources.findEntry(line - 1, column - 1);
    return 'originalLine' in entry
      ? { path, line: entry.originalLine + 1, column: entry.originalColumn + 1 }
      : { path, line: 1, column: 1 };
  };
  return { code, placeOf };
}

/** The export of a module: a value, or a function that returns one. */
type Exported = Expression | FunctionDeclaration;

type Body = Program['body'];

/**
 * The exported expression, or the one that an exported function returns, and the statements that may declare names in
 * it.
 */
function writtenBy(exported: Exported | undefined, body: Body): { readonly value?: Expression; readonly body: Body } {
  const named = exported?.type === 'Identifier' ? declarationOf(exported.name, body) : exported;
  if (named === undefined || !isFunctionNode(named)) return { ...(named && { value: named }), body };
  const value = returnedBy(named);
  const inner = named.body.type === 'BlockStatement' ? named.body.body : [];
  return { ...(value && { value }), body: [...body, ...inner] };
}

function declarationOf(name: string, body: Body): Exported | undefined {
  const found = body.find((statement) => statement.type === 'FunctionDeclaration' && statement.id.name === name);
  return (found as FunctionDeclaration | undefined) ?? constantsOf(body).get(name);
}

function constantsOf(body: Body): Constants {
  const found = new Map<string, Expression>();
  for (const statement of body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') continue;
    for (const { id, init } of declaration.declarations) if (id.type === 'Identifier' && init) found.set(id.name, init);
  }
  return found;
}

/** The value assigned to `export default` or `module.exports`. */
function exportedValue({ body }: Program): Exported | undefined {
  for (const statement of body) {
    if (statement.type === 'ExportDefaultDeclaration') {
      const { declaration } = statement;
      return declaration.type === 'ClassDeclaration' ? undefined : (declaration as Exported);
    }
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression') continue;
    const { left, right } = statement.expression;
    if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier') continue;
    if (left.property.name === 'exports') return right;
  }
  return undefined;
}
