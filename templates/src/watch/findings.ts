/** A finding as the server of `docsite serve --watch` sends it. */
export interface ShownFinding {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly rule: string;
  /** Address of the page about the rule. */
  readonly help?: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly hint?: string;
  /** The line of source, and below it a caret. */
  readonly excerpt?: readonly [source: string, before: string];
}

/** The findings of a site, as the server sends them. */
export interface ShownFindings {
  readonly errors: number;
  readonly warnings: number;
  /** Not all, where there are many. */
  readonly list: readonly ShownFinding[];
}

/** How many there are: `2 errors, 1 warning`. */
export function countFindings({ errors, warnings }: Omit<ShownFindings, 'list'>): string {
  const count = (number: number, noun: string) => (number === 0 ? [] : [`${number} ${noun}${number === 1 ? '' : 's'}`]);
  return [...count(errors, 'error'), ...count(warnings, 'warning')].join(', ');
}
