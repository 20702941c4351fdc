import type { FileCondition, PathPattern } from './bundling-rules.js';

/** Whether a file meets a condition, by its absolute path and the query of its import. */
export type FileTest = (path: string, query?: string) => boolean;

/** Compiles a condition on files. */
export function fileTest({ include = [], exclude = [], except = [], query, ...own }: FileCondition): FileTest {
  const test = expression(own);
  const groups = include.map((group) => group.map(expression));
  const excluded = exclude.map(expression);
  const others = except.map(fileTest);
  const ofQuery = query && expression(query);
  return (path, written = '') =>
    test.test(path) &&
    groups.every((group) => group.some((one) => one.test(path))) &&
    !excluded.some((one) => one.test(path)) &&
    (ofQuery?.test(written) ?? true) &&
    !others.some((other) => other(path, written));
}

function expression({ pattern, flags }: PathPattern): RegExp {
  return new RegExp(pattern, flags);
}
