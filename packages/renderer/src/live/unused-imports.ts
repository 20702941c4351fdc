import { escapePattern, type ModuleStatement } from '@docsite/core';

/** An import that the code of a module does not use. */
export interface UnusedImport {
  /** A name that it declares. */
  readonly name: string;
  readonly specifier: string;
  /** The file that contains it, relative to the site folder. */
  readonly file: string;
}

/**
 * Finds the imports of statements whose names appear nowhere else in the module. esbuild leaves them out of modules in
 * TypeScript, as which documents are read, before it looks for what they import.
 */
export function unusedImports(statements: readonly ModuleStatement[], code: string): UnusedImport[] {
  return statements.flatMap(({ code: statement, specifiers, place: { file } }) =>
    specifiers.flatMap(({ start, end }): UnusedImport[] => {
      const [, clause = ''] = importClause.exec(statement.slice(0, start)) ?? [];
      const names = clause.split(/[{},]/).flatMap((part) => part.match(/[\w$]+\s*$/)?.[0].trim() ?? []);
      const [name] = names;
      if (name === undefined || names.some((other) => isRepeated(other, code))) return [];
      return [{ name, specifier: statement.slice(start, end), file }];
    }),
  );
}

/** What an import statement declares, before its specifier. */
const importClause = /\bimport\s([^'"`;]+?)\sfrom\s*['"]$/;

/** Whether a name appears more than once, not counting the ends of paths: `import Chart from './Chart'`. */
function isRepeated(name: string, code: string): boolean {
  const pattern = new RegExp(`(?<![\\w$/])${escapePattern(name)}(?![\\w$])`, 'g');
  return pattern.test(code) && pattern.test(code);
}
