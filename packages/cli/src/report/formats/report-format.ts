import type { WarningOptions } from '../outcome/warning-bound.js';

/** The values of `--format`, in a file without the reporters, because it is loaded with the command line. */
export const reportFormats = ['pretty', 'github', 'json', 'sarif', 'junit'] as const;

/** A value of `--format`. */
export type ReportFormat = (typeof reportFormats)[number];

/** Whether a format is for people rather than programs, so that a summary may follow it on standard output. */
export function isForPeople(format: ReportFormat): boolean {
  return format === 'pretty' || format === 'github';
}

/** The default format: GitHub's own in its workflows, which are recognized by an environment variable. */
export function defaultFormat(env: NodeJS.ProcessEnv = process.env): ReportFormat {
  return env.GITHUB_ACTIONS === 'true' ? 'github' : 'pretty';
}

/** The options of a command for its report. */
export interface ReportOptions extends WarningOptions {
  /** By default, the format that suits the environment. */
  readonly format?: ReportFormat;
  /** File to write the report to; findings are then printed for people to standard output. */
  readonly outputFile?: string;
}

/** The format of a command's standard output. */
export function printedFormat({ format, outputFile }: ReportOptions): ReportFormat {
  return outputFile === undefined && format !== undefined ? format : defaultFormat();
}

/** The message for people if there are none. */
export const noFindings = 'no findings';
