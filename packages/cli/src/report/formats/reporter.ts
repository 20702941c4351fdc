import type { Diagnostic } from '@docsite/core';

/** Renders findings as text, without a trailing newline. */
export type Reporter = (diagnostics: readonly Diagnostic[], context: ReportContext) => string;

/** What reporters need besides findings: folders, source lines, and display settings. */
export interface ReportContext {
  /** The site folder, absolute or relative to the working folder, to which the paths of findings are relative. */
  readonly siteDir: string;
  /** The root of the repository, to which services that annotate files resolve paths. Absent for the working folder. */
  readonly root?: string | undefined;
  /** Whether the command fails because of its warnings; absent for no. */
  readonly failsOnWarnings?: boolean | undefined;
  /** Whether terminal colours may be used. */
  readonly color: boolean;
  /** Maximum width of source lines in columns; absent for 100. */
  readonly width?: number | undefined;
  /** Returns a line of a file; absent for a report without source lines. */
  readonly lineAt?: LineReader | undefined;
}

/** Returns the text of a 1-based line; `undefined` if it does not exist, or the file is not text. */
export type LineReader = (file: string, line: number) => string | undefined;
