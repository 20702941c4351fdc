import type { Finding, ParseProblem, Severity } from '@docsite/core';
import type { CheckInput } from './check-input.js';
import type { ResolvedLink } from './links/site-link.js';

/** A check for one kind of mistake. */
export interface Rule {
  /** Its name in findings and in the configuration's `rules`, such as `broken-link`. */
  readonly name: string;
  /** What the rule asks for, in one sentence. */
  readonly description: string;
  /** Severity where the configuration sets none. */
  readonly defaultSeverity: Severity;
  /**
   * What each finding follows from, beside what the site is: from one document, or from one link. Absent for a rule
   * that puts several together.
   */
  readonly scope?: 'documents' | 'links';
  check(input: RuleInput): Iterable<Finding>;
}

/** What rules read: the site, every link of it with its target, and what parsing found. */
export interface RuleInput extends Omit<CheckInput, 'linkTable' | 'linkIndex'> {
  readonly links: readonly ResolvedLink[];
  /** What parsing found, in all documents. */
  readonly problems: readonly ParseProblem[];
}
