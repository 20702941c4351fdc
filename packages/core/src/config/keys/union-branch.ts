import type * as z from 'zod';

/** A problem that a schema finds in a value. */
export type Issue = z.core.$ZodIssue;

/**
 * The issues of the union branch that a value was meant for: the branch with the fewest issues, then the one whose
 * issues are deepest. Undefined if every branch rejected the value as a whole.
 */
export function bestBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  return branches
    .filter((issues) => depth(issues) > 0)
    .sort((a, b) => objections(a) - objections(b) || depth(b) - depth(a))[0];
}

function depth(issues: readonly Issue[]): number {
  return Math.max(...issues.map((issue) => issue.path.length + (issue.code === 'unrecognized_keys' ? 1 : 0)));
}

function objections(issues: readonly Issue[]): number {
  return issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0);
}
