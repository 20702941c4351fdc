import { readFileSync } from 'node:fs';
import { type SheetError, type StyleSheet, withError } from '../style-sheet.js';
import { fileOfPrefixed } from './prefixed-paths.js';

/** The API of `sass` before version 1.45. */
export interface OldSass {
  render(options: object, done: (error: OldSassError | null, result: OldSassResult) => void): void;
}

interface OldSassResult {
  readonly css: Uint8Array;
  /** The paths of all files read. */
  readonly stats: { readonly includedFiles: readonly string[] };
}

/** An error of this API; lines and columns are 1-based. */
interface OldSassError extends Error {
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** Compiles a style sheet with a version of Sass that has no `compileAsync`. */
export function renderSass(
  sass: OldSass,
  { file, folders, siteDir }: { readonly file: string; readonly folders: readonly string[]; readonly siteDir: string },
): Promise<StyleSheet> {
  const importer = (path: string) => {
    const found = fileOfPrefixed(path, siteDir);
    return found === undefined ? null : { file: found };
  };
  // deprecation warnings are left to those who run Sass directly
  const logger = { warn: () => {}, debug: () => {} };
  const options = { file, includePaths: folders, importer, logger };
  return new Promise((resolve) => {
    sass.render(options, (error, result) => {
      if (error === null || error === undefined)
        resolve({ css: Buffer.from(result.css).toString('utf8'), errors: [], reads: result.stats.includedFiles });
      else resolve(withError(mistakeOf(error, file), siteDir));
    });
  });
}

function mistakeOf({ message, line = 1, column = 1, ...error }: OldSassError, sheet: string): SheetError {
  const [text = message] = message.replace(/^Error: /, '').split('\n');
  const file = error.file ?? sheet;
  const lineText = readFileSync(file, 'utf8').split('\n')[line - 1] ?? '';
  const notFound = missingSheetOf(text, lineText.slice(column - 1));
  return { text, ...(notFound !== undefined && { notFound }), file, line, column: column - 1, lineText };
}

/** The path in an `@import` or `@use` that Sass does not find; undefined for other mistakes. */
export function missingSheetOf(message: string, rule = ''): string | undefined {
  return message.startsWith("Can't find stylesheet to import") ? /(["'])(.+?)\1/.exec(rule)?.[2] : undefined;
}
