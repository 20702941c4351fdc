import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { PartialMessage } from 'esbuild';
import { findNamed, findPackage, packageFolders } from './site-packages.js';
import type { StyleSheet } from './style-sheet.js';

/** What is used of the package `less`. */
interface Less {
  render(text: string, options: object): Promise<{ readonly css: string }>;
  readonly FileManager: new () => FileManager;
}

/** Finds the files that `@import` names. */
interface FileManager {
  loadFile(path: string, ...rest: readonly unknown[]): unknown;
}

/** An error of Less; lines are counted from 1, columns from 0. */
interface LessError {
  readonly message: string;
  readonly filename?: string;
  readonly line?: number;
  readonly column?: number;
  readonly extract?: readonly (string | undefined)[];
}

/** Compiles a style sheet of Less by the package that the site has installed. */
export async function compileLess(file: string, siteDir: string): Promise<StyleSheet> {
  const less = findPackage<Less>(['less'], siteDir);
  if (less === undefined) return { css: '', errors: [missing(file, siteDir)] };
  try {
    const { css } = await less.render(await readFile(file, 'utf8'), {
      filename: file,
      paths: packageFolders(siteDir),
      plugins: [namedFiles(less, siteDir)],
      javascriptEnabled: true,
    });
    return { css, errors: [] };
  } catch (error) {
    if ((error as LessError).line === undefined) throw error;
    return { css: '', errors: [messageOf(error as LessError, file, siteDir)] };
  }
}

function namedFiles({ FileManager }: Less, siteDir: string): object {
  class NamedFiles extends FileManager {
    supports(path: string): boolean {
      return findNamed(path, siteDir) !== undefined;
    }
    override loadFile(path: string, ...rest: readonly unknown[]): unknown {
      return super.loadFile(findNamed(path, siteDir) ?? path, ...rest);
    }
  }
  return {
    install: (_: unknown, manager: { addFileManager(files: FileManager): void }) =>
      manager.addFileManager(new NamedFiles()),
  };
}

function missing(file: string, siteDir: string): PartialMessage {
  return {
    text: 'style sheets of Less need a package that is not installed',
    location: { file: relative(siteDir, file), line: 1, column: 0 },
    notes: [{ text: 'install it for the site: npm install less' }],
  };
}

function messageOf(
  { message, filename, line, column, extract }: LessError,
  file: string,
  siteDir: string,
): PartialMessage {
  const lineText = extract?.[1] ?? '';
  return {
    text: message,
    location: {
      file: relative(siteDir, filename ?? file),
      line: line ?? 1,
      column: Buffer.byteLength(lineText.slice(0, column ?? 0)),
      lineText,
    },
  };
}
