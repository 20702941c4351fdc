import { type ModuleDeclaration, Parser, type Pattern, type Program, type Statement } from 'acorn';
import jsx from 'acorn-jsx';
import type { CodeRange } from '../../document.js';

/** JavaScript that cannot be parsed. Line is 1-based, column 0-based, as in acorn. */
export class ModuleSyntaxError extends Error {
  override readonly name = 'ModuleSyntaxError';

  constructor(
    message: string,
    readonly line: number,
    readonly column: number,
  ) {
    super(message);
  }
}

/** Allows exporting a name that another block of the file declares. */
const ModuleParser = Parser.extend(
  jsx(),
  (Base) =>
    class extends Base {
      checkLocalExport(): void {}
    },
);

/** Parses JavaScript with JSX; throws a `ModuleSyntaxError`. */
export function parseModule(code: string): Program {
  try {
    return ModuleParser.parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
  } catch (error) {
    const { message, loc } = error as SyntaxError & { loc?: { line: number; column: number } };
    throw new ModuleSyntaxError(message.replace(/ \(\d+:\d+\)$/, ''), loc?.line ?? 1, loc?.column ?? 0);
  }
}

/** Parses JavaScript with JSX; undefined for invalid code, which the step that reads all code reports. */
export function parseIfValid(code: string): Program | undefined {
  return ifValid(() => parseModule(code));
}

/** The result of reading code; undefined if that throws a `ModuleSyntaxError`. */
export function ifValid<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof ModuleSyntaxError) return undefined;
    throw error;
  }
}

/** The names that a statement declares or imports. */
export function declaredBy(statement: Statement | ModuleDeclaration): string[] {
  switch (statement.type) {
    case 'ImportDeclaration':
      return statement.specifiers.map(({ local }) => local.name);
    case 'VariableDeclaration':
      return statement.declarations.flatMap(({ id }) => patternNames(id));
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return statement.id === null ? [] : [statement.id.name];
    case 'ExportNamedDeclaration':
      return statement.declaration ? declaredBy(statement.declaration) : [];
    case 'ExportDefaultDeclaration': {
      const { declaration } = statement;
      const isNamed = declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration';
      return isNamed && declaration.id ? [declaration.id.name] : [];
    }
    default:
      return [];
  }
}

/** The names that a pattern declares. */
export function patternNames(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((item) =>
        patternNames(item.type === 'RestElement' ? item.argument : item.value),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((item) => (item === null ? [] : patternNames(item)));
    case 'RestElement':
      return patternNames(pattern.argument);
    case 'AssignmentPattern':
      return patternNames(pattern.left);
    default:
      return [];
  }
}

/**
 * Ranges of the module specifiers in code, without quotes: in `import`, `export … from`, `import('…')` and
 * `require('…')`.
 */
export function moduleSpecifiers(node: unknown): CodeRange[] {
  if (Array.isArray(node)) return node.flatMap(moduleSpecifiers);
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.values(node).flatMap(moduleSpecifiers);
  const source = loadedBy(node);
  if (source?.type !== 'Literal' || typeof source.value !== 'string') return inner;
  return [...inner, { start: source.start + 1, end: source.end - 1 }];
}

/** The syntax node that names the module that another one loads. */
function loadedBy(node: LoadingNode): SpecifierNode | null | undefined {
  const { type, source, callee, arguments: given } = node;
  if (type === 'CallExpression') return callee?.name === 'require' ? given?.[0] : undefined;
  return type !== undefined && /^(?:Import|Export).*(?:Declaration|Expression)$/.test(type) ? source : undefined;
}

/** The fields of syntax nodes that may load modules. */
interface LoadingNode {
  readonly type?: string;
  readonly source?: SpecifierNode | null;
  readonly callee?: { readonly name?: unknown };
  readonly arguments?: readonly SpecifierNode[];
}

interface SpecifierNode {
  readonly type: string;
  readonly value?: unknown;
  readonly start: number;
  readonly end: number;
}
