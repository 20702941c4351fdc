import type { Diagnostic } from '@docsite/core';
import { renderGithub } from './github.js';
import { renderJson } from './json.js';
import { renderPretty } from './pretty.js';

/** Turns findings into text for somebody or something; the text has no newline at its end. */
export type Reporter = (diagnostics: readonly Diagnostic[], context: ReportContext) => string;

export interface ReportContext {
  /** The site folder, absolute or relative to the working folder: what the paths of findings are relative to. */
  readonly siteDir: string;
  /** Whether terminal colours may be used. */
  readonly color: boolean;
}

/** The reporters, by the name that `--format` takes. */
export const reporters = { pretty: renderPretty, json: renderJson, github: renderGithub } satisfies Record<
  string,
  Reporter
>;

/** A name that `--format` takes. */
export type ReportFormat = keyof typeof reporters;
