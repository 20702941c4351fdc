import { describedRules } from '@docsite/checker';

/** Where the documentation of docsite is published. */
export const documentation = 'https://moodledev.io/docsite';

/** The list of all rules; each has a page below it. */
export const rulePages = `${documentation}/rules`;

/** A rule as reports for programs describe it. */
export interface ReportedRule {
  readonly description: string;
  /** Address of the page about it. */
  readonly help: string;
}

/** Describes every rule, by name. */
export function describeRules(): Map<string, ReportedRule> {
  return new Map(describedRules.map(({ name, description }) => [name, { description, help: `${rulePages}/${name}` }]));
}
