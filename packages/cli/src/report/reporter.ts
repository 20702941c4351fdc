import type { Diagnostic } from '@docsite/core';

/** Renders findings as text, without a newline at its end. */
export type Reporter = (diagnostics: readonly Diagnostic[], context: ReportContext) => string;

/** What reporters need besides findings: folders, the source lines, and how the output is shown. */
export interface ReportContext {
  /** The site folder, absolute or relative to the working folder: what the paths of findings are relative to. */
  readonly siteDir: string;
  /**
   * The root of the repository: services that show findings beside files name them from there. Absent for the working
   * folder.
   */
  readonly root?: string | undefined;
  /** Whether the command fails for its warnings; absent for no. */
  readonly failsOnWarnings?: boolean | undefined;
  /** Whether terminal colours may be used. */
  readonly color: boolean;
  /** Columns that lines of source may take; absent for 100. */
  readonly width?: number | undefined;
  /** Gives a line of a file of the site; absent for a report without source lines. */
  readonly lineAt?: LineReader | undefined;
}

/** Gives the text of a line, counted from 1; `undefined` where there is no such line, or the file is no text. */
export type LineReader = (file: string, line: number) => string | undefined;
