import type * as z from 'zod';
import { keyPath } from './key-path.js';

/** A problem that a schema finds in a value. */
export type Issue = z.core.$ZodIssue;

/** Replaces each issue of a union by the issues of the branch that was meant, and leaves out mere consequences. */
export function innermostIssues(issues: readonly Issue[], path: readonly PropertyKey[] = []): Issue[] {
  return withoutConsequences(issues).flatMap((issue): Issue[] => {
    const at = { ...issue, path: [...path, ...issue.path] };
    const branch = issue.code === 'invalid_union' ? bestBranch(issue.errors) : undefined;
    return branch === undefined ? [at] : innermostIssues(branch, at.path);
  });
}

/** Drops consequences of a misspelt key: the correct key is also missing, but only the misspelling is reported. */
function withoutConsequences(issues: readonly Issue[]): readonly Issue[] {
  const misspelt = new Set(issues.filter(({ code }) => code === 'unrecognized_keys').map(({ path }) => keyPath(path)));
  return issues.filter(({ code, path }) => code !== 'custom' || !misspelt.has(keyPath(path.slice(0, -1))));
}

/**
 * The issues of the union branch that a value was meant for: the branch with the fewest issues, then the one whose
 * issues are deepest. Undefined if every branch rejected the value as a whole.
 */
function bestBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
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
