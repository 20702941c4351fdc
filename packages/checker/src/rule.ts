import type { Finding, ParseProblem, Severity } from '@docsite/core';
import type { CheckInput } from './check-input.js';
import type { ResolvedLink } from './links/site-link.js';

/** A check for one kind of mistake. */
export interface Rule {
  /** Its name in findings and in the configuration's `rules`, such as `broken-link`. */
  readonly name: string;
  /** What the rule requires, in one sentence. */
  readonly description: string;
  /** Severity unless configured otherwise. */
  readonly defaultSeverity: Severity;
  /**
   * What each finding depends on besides the site itself: a single document, or a single link. Absent for a rule that
   * considers several together.
   */
  readonly scope?: 'documents' | 'links';
  check(input: RuleInput): Iterable<Finding>;
}

/** The input of rules: the site, all its links with their targets, and the problems found by parsing. */
export interface RuleInput extends Omit<CheckInput, 'linkTable' | 'linkIndex'> {
  readonly links: readonly ResolvedLink[];
  /** The problems found by parsing, from all documents. */
  readonly problems: readonly ParseProblem[];
}
