import { compareText } from '@docsite/core';
import type { Rule } from '../rule.js';
import { rules } from './index.js';

/** The static facts about a rule. */
export type RuleDescription = Pick<Rule, 'name' | 'description' | 'defaultSeverity'>;

/** Rules that the build itself reports once the new site is staged; their severity cannot be configured. */
const ofBuild: readonly RuleDescription[] = [
  {
    name: 'output-collision',
    description: 'A build does not replace a file that docsite did not write.',
    defaultSeverity: 'error',
  },
];

/** Every rule that may be reported, sorted by name. */
export const describedRules: readonly RuleDescription[] = [...rules, ...ofBuild].sort((a, b) =>
  compareText(a.name, b.name),
);
