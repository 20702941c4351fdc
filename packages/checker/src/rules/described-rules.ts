import type { Rule } from '../rule.js';
import { rules } from './index.js';

/** The facts of a rule that are known without running it. */
export type RuleDescription = Pick<Rule, 'name' | 'description' | 'defaultSeverity'>;

/** What the build itself reports once the new site is staged; the configuration cannot change its severity. */
const ofBuild: readonly RuleDescription[] = [
  {
    name: 'output-collision',
    description: 'A build does not replace a file that docsite did not write.',
    defaultSeverity: 'error',
  },
];

/** Every rule by which something is reported, by name. */
export const describedRules: readonly RuleDescription[] = [...rules, ...ofBuild].sort((a, b) =>
  a.name < b.name ? -1 : 1,
);
