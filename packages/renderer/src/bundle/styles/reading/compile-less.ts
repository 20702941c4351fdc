import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { loadPackage, packageFolders } from '../../packages/site-packages.js';
import { type SheetError, type StyleSheet, withError, withoutCompiler } from '../style-sheet.js';
import { fileOfPrefixed } from './prefixed-paths.js';

/** The part of the package `less` that is used. */
interface Less {
  render(text: string, options: object): Promise<{ readonly css: string; readonly imports: readonly string[] }>;
  readonly FileManager: new () => FileManager;
}

/** Resolves the files in `@import` rules. */
interface FileManager {
  loadFile(path: string, ...rest: readonly unknown[]): unknown;
}

/** An error of Less; lines are 1-based, columns 0-based. */
interface LessError {
  readonly message: string;
  readonly filename?: string;
  readonly line?: number;
  readonly column?: number;
  readonly extract?: readonly (string | undefined)[];
}

/** Compiles a Less style sheet with the package installed by the site. */
export async function compileLess(file: string, siteDir: string): Promise<StyleSheet> {
  const less = loadPackage<Less>(['less'], siteDir);
  if (less === undefined) return withoutCompiler(file, siteDir, 'Less');
  try {
    const { css, imports } = await less.render(await readFile(file, 'utf8'), {
      filename: file,
      paths: packageFolders(siteDir),
      plugins: [namedFiles(less, siteDir)],
      javascriptEnabled: true,
    });
    return { css, errors: [], reads: imports.map((path) => resolve(path)) };
  } catch (error) {
    if ((error as LessError).line === undefined) throw error;
    return withError(mistakeOf(error as LessError, file), siteDir);
  }
}

function namedFiles({ FileManager }: Less, siteDir: string): object {
  class NamedFiles extends FileManager {
    supports(path: string): boolean {
      return fileOfPrefixed(path, siteDir) !== undefined;
    }
    override loadFile(path: string, ...rest: readonly unknown[]): unknown {
      return super.loadFile(fileOfPrefixed(path, siteDir) ?? path, ...rest);
    }
  }
  return {
    install: (_: unknown, manager: { addFileManager(files: FileManager): void }) =>
      manager.addFileManager(new NamedFiles()),
  };
}

function mistakeOf({ message, filename, line = 1, column = 0, extract }: LessError, file: string): SheetError {
  const lineText = extract?.[1] ?? '';
  // the message has resolved paths
  const [, sought] = /^'(.+)' wasn't found\. Tried - /.exec(message) ?? [];
  const notFound = sought && (/(["'])(.+?)\1/.exec(lineText.slice(column))?.[2] ?? sought);
  return { text: message, ...(notFound && { notFound }), file: filename ?? file, line, column, lineText };
}
