import type { PathPattern } from '@docsite/core';

/** An expression of a rule, without the flags that would make it continue at its last match. */
export function patternOf({ source, flags }: RegExp): PathPattern {
  return { pattern: source, flags: flags.replace(/[gy]/g, '') };
}

/** Whether an expression of a rule matches a path. */
export function matchesPath(expression: RegExp, path: string): boolean {
  const { pattern, flags } = patternOf(expression);
  return new RegExp(pattern, flags).test(path);
}
