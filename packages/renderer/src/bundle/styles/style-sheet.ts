import { installCommandOf, pathFrom } from '@docsite/core';
import type { PartialMessage } from 'esbuild';

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
  /** Absolute. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** 0-based, in characters. */
  readonly column: number;
  readonly lineText: string;
}

/** The result for a style sheet with a mistake. */
export function withError({ text, file, line, column, lineText }: SheetError, siteDir: string): StyleSheet {
  const bytes = Buffer.byteLength(lineText.slice(0, column));
  return { css: '', errors: [{ text, location: { file: pathFrom(siteDir, file), line, column: bytes, lineText } }] };
}
