import { describedRules } from '@docsite/checker';

/** The address of docsite's published documentation. */
export const documentation = 'https://moodledev.io/docsite';

/** The list of all rules, which also have a page each below it. */
export const rulePages = `${documentation}/rules`;

/** A rule in the form for reports for programs. */
export interface ReportedRule {
  readonly description: string;
  /** Address of the rule's page. */
  readonly help: string;
}

/** Describes every rule, by name. */
export function describeRules(): Map<string, ReportedRule> {
  return new Map(describedRules.map(({ name, description }) => [name, { description, help: `${rulePages}/${name}` }]));
}
