import type { Rule } from '../rule.js';

/**
 * Rules about the comments that suppress findings. `suppressFindings` reports them, once all other findings are known.
 */
export const suppressionRules = [
  {
    name: 'suppression',
    description: 'A comment that suppresses findings names rules and says why.',
    defaultSeverity: 'error',
    check: () => [],
  },
  {
    name: 'expired-suppression',
    description: 'A comment that suppresses findings has not expired.',
    defaultSeverity: 'warning',
    check: () => [],
  },
  {
    name: 'unused-suppression',
    description: 'A comment that suppresses findings has some to suppress.',
    defaultSeverity: 'warning',
    check: () => [],
  },
] as const satisfies readonly Rule[];
