/** The severity of a finding: errors fail a build, warnings do not, ignored ones are dropped. */
export type Severity = 'error' | 'warning' | 'ignore';

/** A spot in a source file. Lines and columns are 1-based; columns count UTF-16 code units. */
export interface Place {
  /** Path relative to the site folder, with forward slashes. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A problem found in a site: what is wrong, where, and how to fix it. */
export interface Diagnostic extends Place {
  /** Name of the rule, such as `broken-link`. */
  readonly rule: string;
  readonly severity: Exclude<Severity, 'ignore'>;
  readonly message: string;
  readonly hint?: string;
  /**
   * What several findings of one rule have in common, such as the missing page that all their links point to: reports
   * for people combine them.
   */
  readonly cause?: string;
  /** What does not exist, if a package that is not installed might add it. Not part of reports. */
  readonly lacks?: 'theme-component' | 'docs-instance';
}

/** A diagnostic whose severity has yet to be determined. */
export type Finding = Omit<Diagnostic, 'severity'> & {
  /** Another rule that limits the severity: the less severe of the two applies. */
  readonly atMost?: string;
};

/** Creates a finding at a place. */
export function finding(rule: string, place: Place, message: string, hint?: string): Finding {
  const { file, line, column } = place;
  return hint === undefined ? { rule, message, file, line, column } : { rule, message, file, line, column, hint };
}

/**
 * Sorts by file, line, column and rule, and drops duplicates: exact ones, and what several readers of a file that
 * cannot be read say of the same place, such as the configuration, sidebars and pages, which all read `tsconfig.json`.
 */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const sorted = [...diagnostics].sort(
    (a, b) =>
      compareText(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compareText(a.rule, b.rule) ||
      compareText(a.message, b.message),
  );
  const kept: Diagnostic[] = [];
  const alike = new Map<string, readonly number[]>();
  for (const item of sorted) {
    const key = `${placeText(item)} ${causeOf(item.message)}`;
    const indexes = alike.get(key) ?? [];
    const at = indexes.find((index) => isSame(kept[index], item));
    if (at === undefined) alike.set(key, [...indexes, kept.push(item) - 1]);
    else if (item.severity === 'error' && kept[at]?.severity === 'warning') kept[at] = item;
  }
  return kept;
}

/** Orders text by code unit, the same on every machine. */
export function compareText(a: string, b: string): number {
  if (a < b) return -1;
  return a > b ? 1 : 0;
}

/** Whether two diagnostics of the same place and cause are one: rules of their own may use the same words. */
function isSame(before: Diagnostic | undefined, { rule, message }: Diagnostic): boolean {
  return before?.message !== message || before.rule === rule;
}

/** Why a file cannot be read, without what it was read for. */
function causeOf(message: string): string {
  return message.replace(/^cannot read the [\w ]+: /, '');
}

/** A place in the form that editors and terminals link: `file:line:column`. */
export function placeText({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}

/** The start of a file: the place of something without a line of its own, such as a configured link. */
export function placeOf(file: string): Place {
  return { file, line: 1, column: 1 };
}
