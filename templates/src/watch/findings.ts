/** A finding as the server of `docsite serve --watch` reports it. */
export interface ReportedFinding {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly rule: string;
  /** Address of the documentation of the rule. */
  readonly help?: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly hint?: string;
  /** The line of source, and the text above which the caret is aligned. */
  readonly excerpt?: readonly [source: string, before: string];
}

/** The findings of a site, as the server reports them. */
export interface ReportedFindings {
  readonly errors: number;
  readonly warnings: number;
  /** Not all, if there are many. */
  readonly list: readonly ReportedFinding[];
}

/** Formats the number of findings: `2 errors, 1 warning`. */
export function countFindings({ errors, warnings }: Omit<ReportedFindings, 'list'>): string {
  const count = (number: number, noun: string) => (number === 0 ? [] : [`${number} ${noun}${number === 1 ? '' : 's'}`]);
  return [...count(errors, 'error'), ...count(warnings, 'warning')].join(', ');
}
