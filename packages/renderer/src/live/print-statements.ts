import { type ModuleStatement, type Place, rebasePaths } from '@docsite/core';

/** The code of a document as a React module. */
export interface PrintedCode {
  readonly code: string;
  /** The positions of the author's own statements in the code, in order. */
  readonly statements: readonly PrintedStatement[];
}

/**
 * Lines of a module, 1-based, that are copied from a source, and the place in the source where the first one begins.
 */
export interface PrintedStatement {
  readonly firstLine: number;
  readonly lastLine: number;
  readonly place: Place;
}

/** Maps a 1-based line and column of the module to the place in the source; undefined for generated lines. */
export function writtenPlace(
  { statements }: Pick<PrintedCode, 'statements'>,
  line: number,
  column: number,
): Place | undefined {
  const statement = statements.find(({ firstLine, lastLine }) => line >= firstLine && line <= lastLine);
  if (statement === undefined) return undefined;
  const { firstLine, place } = statement;
  return {
    file: place.file,
    line: place.line + line - firstLine,
    column: line === firstLine ? place.column + column - 1 : column,
  };
}

/**
 * Removes repeated statements: a partial included twice has its statements twice, but a module may declare a name only
 * once.
 */
export function distinct(statements: readonly ModuleStatement[]): ModuleStatement[] {
  return [
    ...new Map(
      statements.map((statement) => [`${statement.place.file}:${statement.place.line}:${statement.code}`, statement]),
    ).values(),
  ];
}

/** The positions of the statements, which follow the printed lines before them and keep their lines. */
export function statementLines(statements: readonly ModuleStatement[], before: readonly string[]): PrintedStatement[] {
  let lastLine = before.join('\n').split('\n').length;
  return statements.map(({ code, place }) => {
    const firstLine = lastLine + 1;
    lastLine += code.split('\n').length;
    return { firstLine, lastLine, place };
  });
}

/** Relative imports are relative to the statement's file, which may be a partial. */
export function printStatement(statement: ModuleStatement, document: string): string {
  const { file } = statement.place;
  return file === document ? statement.code : rebasePaths(statement, file, document);
}
