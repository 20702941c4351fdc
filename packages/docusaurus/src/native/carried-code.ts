import { getOrInsert, propertiesOf } from '@docsite/core';
import type { AnyNode, Expression, ImportDeclaration, Property } from 'acorn';
import { type ConfigSource, expressionAt } from './config-source.js';

/** Copies the source code of values to another module, including everything it refers to. */
export class CarriedCode {
  private readonly statements = new Set<AnyNode>();
  private readonly imports = new Map<ImportDeclaration, Set<string>>();
  private hasFunctions = false;

  constructor(private readonly source: ConfigSource) {}

  /** The code of the value at a path of keys; undefined if it is not written as a single expression. */
  at(path: readonly PropertyKey[]): string | undefined {
    const node = expressionAt(this.source, path);
    return node === undefined ? undefined : this.take(node);
  }

  /** The identifier of an import or function, which is copied as well. */
  named(name: string): string | undefined {
    const found = this.source.declarations.get(name)?.statement.type;
    if (found !== 'ImportDeclaration' && found !== 'FunctionDeclaration') return undefined;
    this.need(name);
    return name;
  }

  /** The code at a path of keys as written, without copying anything. */
  look(path: readonly PropertyKey[]): string | undefined {
    const node = expressionAt(this.source, path);
    return node === undefined ? undefined : this.textOf(node);
  }

  /** The statements that the copied code needs: imports, then declarations in order. */
  needed(): string[] {
    const imports = [...this.imports].map(([statement, names]) => importOf(statement, names));
    const others = [...this.statements].sort((one, other) => one.start - other.start);
    return [...imports, ...others.map((node) => this.textOf(node))];
  }

  /** Whether the copied code includes functions, whose parameters have no types. */
  get isUntyped(): boolean {
    return this.hasFunctions;
  }

  private take(node: Expression | Property): string {
    const value = node.type === 'Property' ? node.value : node;
    this.needAll(value);
    return this.textOf(node);
  }

  private textOf(node: AnyNode): string {
    if (node.type !== 'Property') return dedent(this.source.code, node);
    const { value } = node;
    if (!node.method || value.type !== 'FunctionExpression') return dedent(this.source.code, value);
    // a method's code begins with its parameters
    return `${value.async ? 'async ' : ''}function${value.generator ? '*' : ''} ${dedent(this.source.code, value)}`;
  }

  private needAll(node: AnyNode): void {
    this.hasFunctions ||= includesFunction(node);
    for (const name of namesIn(node)) this.need(name);
  }

  private need(name: string): void {
    const statement = this.source.declarations.get(name)?.statement;
    if (statement === undefined) return;
    if (statement.type === 'ImportDeclaration') {
      getOrInsert(this.imports, statement, () => new Set()).add(name);
    } else if (!this.statements.has(statement)) {
      this.statements.add(statement);
      this.needAll(statement);
    }
  }
}

/** Names that code refers to, including some that it declares itself. */
function namesIn(node: unknown, found: Set<string> = new Set()): ReadonlySet<string> {
  if (Array.isArray(node)) for (const item of node) namesIn(item, found);
  if (typeof node !== 'object' || node === null || !('type' in node)) return found;
  const { type, name, computed, shorthand } = propertiesOf(node);
  if (type === 'Identifier') found.add(String(name));
  for (const [key, value] of Object.entries(node)) {
    const isName =
      (type === 'Property' && key === 'key' && !shorthand) || (type === 'MemberExpression' && key === 'property');
    if (!isName || computed) namesIn(value, found);
  }
  return found;
}

function includesFunction(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(includesFunction);
  if (typeof node !== 'object' || node === null) return false;
  const { type } = propertiesOf(node);
  return String(type).includes('Function') || Object.values(node).some(includesFunction);
}

function importOf({ specifiers, source }: ImportDeclaration, names: ReadonlySet<string>): string {
  const used = specifiers.filter(({ local }) => names.has(local.name));
  const named = used.flatMap((item) => {
    if (item.type !== 'ImportSpecifier') return [];
    const outer = item.imported.type === 'Identifier' ? item.imported.name : JSON.stringify(item.imported.value);
    return [outer === item.local.name ? outer : `${outer} as ${item.local.name}`];
  });
  const others = used.flatMap((item) => {
    if (item.type === 'ImportSpecifier') return [];
    return [item.type === 'ImportNamespaceSpecifier' ? `* as ${item.local.name}` : item.local.name];
  });
  const parts = [...others, ...(named.length > 0 ? [`{ ${named.join(', ')} }`] : [])];
  return `import ${parts.join(', ')} from '${String(source.value)}';`;
}

/** The code of a node, with its further lines dedented to the indentation of the first one. */
function dedent(code: string, { start, end }: AnyNode): string {
  const text = code.slice(start, end);
  // lines of a template literal are part of its value
  if (/`[^`]*\n[^`]*`/.test(text)) return text;
  const line = code.slice(code.lastIndexOf('\n', start - 1) + 1, start);
  const indent = /^\s*/.exec(line)?.[0] ?? '';
  return text.replaceAll(`\n${indent}`, '\n');
}
