import type { WarningOptions } from './warning-bound.js';

/** The names that `--format` takes. Loaded with the command line, and so without the reporters themselves. */
export const reportFormats = ['pretty', 'github', 'json', 'sarif', 'junit'] as const;

/** A name that `--format` takes. */
export type ReportFormat = (typeof reportFormats)[number];

/** Whether people read a format, rather than programs: a summary may follow it on standard output. */
export function isForPeople(format: ReportFormat): boolean {
  return format === 'pretty' || format === 'github';
}

/** The format where none is asked for: GitHub's own in its workflows, which set a variable of the environment. */
export function defaultFormat(env: NodeJS.ProcessEnv = process.env): ReportFormat {
  return env.GITHUB_ACTIONS === 'true' ? 'github' : 'pretty';
}

/** The options of a command that say how it reports. */
export interface ReportOptions extends WarningOptions {
  /** Where absent, the one that suits where the command runs. */
  readonly format?: ReportFormat;
  /** File that the report is written to; people then read the findings on standard output. */
  readonly outputFile?: string;
}

/** The format of what a command prints on standard output. */
export function printedFormat({ format, outputFile }: ReportOptions): ReportFormat {
  return outputFile === undefined && format !== undefined ? format : defaultFormat();
}

/** What people read where there are none. */
export const noFindings = 'no findings';
