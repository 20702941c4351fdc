import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installCommandOf, packageNameOf, pathFrom } from '@docsite/core';
import type { PartialMessage } from 'esbuild';
import { packageFolders } from '../packages/site-packages.js';

/** A style sheet as CSS. */
export interface StyleSheet {
  readonly css: string;
  readonly errors: readonly PartialMessage[];
  /** Files that were read for it, absolute. */
  readonly reads?: readonly string[];
}

/** Source of a regular expression that matches the file names of style sheets. */
export const styleSheetEnding = String.raw`\.(?:css|less|s[ac]ss)$`;

/** Whether a file is a style sheet, by its name. */
export function isStyleSheet(path: string): boolean {
  return new RegExp(styleSheetEnding).test(path);
}

/** The result for a style sheet in a language whose compiler the site has not installed. */
export function withoutCompiler(file: string, siteDir: string, language: 'Sass' | 'Less'): StyleSheet {
  const error: PartialMessage = {
    text: `style sheets of ${language} need a package that is not installed`,
    location: { file: pathFrom(siteDir, file), line: 1, column: 0 },
    notes: [{ text: `install it for the site: ${installCommandOf(siteDir, [language.toLowerCase()])}` }],
  };
  return { css: '', errors: [error] };
}

/** A mistake reported by a compiler, with its place. */
export interface SheetError {
  readonly text: string;
  /** The path of a style sheet that is imported and not found, as it is written. */
  readonly notFound?: string;
  /** Absolute. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** 0-based, in characters. */
  readonly column: number;
  readonly lineText: string;
}

/** The result for a style sheet with a mistake. */
export function withError({ text, notFound, file, line, column, lineText }: SheetError, siteDir: string): StyleSheet {
  const location = { file: pathFrom(siteDir, file), line, column: bytesBefore(column, lineText), lineText };
  const said = notFound === undefined ? { text } : sheetNotFound(notFound, siteDir);
  return { css: '', errors: [{ ...said, location }] };
}

function bytesBefore(column: number, lineText: string): number {
  return Buffer.byteLength(lineText.slice(0, column));
}

/** The message about an imported style sheet that is neither a file nor one of an installed package. */
function sheetNotFound(path: string, siteDir: string): PartialMessage {
  const text = `cannot find '${path}'`;
  if (/^(?:\.|\/|@site\/)/.test(path)) return { text, notes: [{ text: 'there is no such file' }] };
  const name = packageNameOf(path.replace(/^~/, ''));
  if (packageFolders(siteDir).some((folder) => existsSync(join(folder, name))))
    return { text, notes: [{ text: `the package '${name}' has no such file` }] };
  const command = installCommandOf(siteDir, [name]);
  return { text, notes: [{ text: `write the path of a file relative to this one; install a package: ${command}` }] };
}
