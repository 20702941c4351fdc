import { patternNames } from '@docsite/core';
import type { Expression, ModuleDeclaration, Statement } from 'acorn';

/** A declaration: its statement, and the declared value. */
export interface Declared {
  readonly statement: Statement | ModuleDeclaration;
  readonly value?: Expression;
}

/** Declarations by the names that they declare. */
export type Declarations = ReadonlyMap<string, Declared>;

/** The declarations among the statements of a module or a function. */
export function declarationsIn(body: readonly (Statement | ModuleDeclaration)[]): Declarations {
  return new Map(body.flatMap(declaredBy));
}

function declaredBy(statement: Statement | ModuleDeclaration): [string, Declared][] {
  const inner = (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement) ?? statement;
  switch (inner.type) {
    case 'ImportDeclaration':
      return inner.specifiers.map(({ local }) => [local.name, { statement: inner }]);
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return inner.id === null ? [] : [[inner.id.name, { statement: inner }]];
    case 'VariableDeclaration':
      return inner.declarations.flatMap(({ id, init }) => {
        const value = id.type === 'Identifier' && init ? { value: init } : {};
        return patternNames(id).map((name): [string, Declared] => [name, { statement: inner, ...value }]);
      });
    default:
      return [];
  }
}
