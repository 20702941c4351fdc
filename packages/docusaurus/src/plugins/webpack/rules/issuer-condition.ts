import { types } from 'node:util';
import { propertiesOf } from '@docsite/core';
import { matchesPath } from './path-pattern.js';

/** An example of a module of each kind of code, whose imports rules apply to. */
const modules = ['js', 'jsx', 'ts', 'tsx'].map((ending) => `/site/src/a.${ending}`);

/** Whether a condition on the importing module, in any form that webpack knows, is met by all code. */
export function isMetByCode(issuer: unknown): boolean {
  return modules.every((path) => isMet(issuer, path));
}

function isMet(condition: unknown, path: string): boolean {
  if (types.isRegExp(condition)) return matchesPath(condition, path);
  if (typeof condition === 'string') return path.startsWith(condition);
  if (Array.isArray(condition)) return condition.some((one) => isMet(one, path));
  if (typeof condition !== 'object' || condition === null) return false;
  const { and, or, not } = propertiesOf(condition);
  return (
    (and === undefined || [and].flat().every((one) => isMet(one, path))) &&
    (or === undefined || isMet(or, path)) &&
    (not === undefined || !isMet(not, path))
  );
}
