import type { Diagnostic } from '@docsite/core';

/** Renders findings as text, without a newline at its end. */
export type Reporter = (diagnostics: readonly Diagnostic[], context: ReportContext) => string;

export interface ReportContext {
  /** The site folder, absolute or relative to the working folder: what the paths of findings are relative to. */
  readonly siteDir: string;
  /** Whether terminal colours may be used. */
  readonly color: boolean;
}
