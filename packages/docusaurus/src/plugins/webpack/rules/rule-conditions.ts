import { isAbsolute, resolve } from 'node:path';
import { types } from 'node:util';
import { escapePattern, type FileCondition, type PathPattern } from '@docsite/core';
import { isMetByCode } from './issuer-condition.js';
import { patternOf } from './path-pattern.js';
import { hasNoEffect, rulesIn, type WrittenRule } from './written-rule.js';

/** A rule without nested rules, and the files that it applies to. */
export interface ConditionedRule {
  readonly rule: WrittenRule;
  readonly condition: FileCondition;
  /** The expressions for the names of these files. */
  readonly tests: readonly RegExp[];
}

/** The conditions that a rule's files meet. */
interface Conditions {
  /** Expressions that must all match. */
  readonly tests: readonly RegExp[];
  /** Lists of expressions; one of each list must match. */
  readonly include: readonly (readonly PathPattern[])[];
  /** Expressions that must not match. */
  readonly exclude: readonly PathPattern[];
  readonly query?: PathPattern;
}

const anyFile: Conditions = { tests: [], include: [], exclude: [] };

/**
 * A rule, or its nested rules, each with all conditions for its files; alternatives exclude the files of earlier ones.
 * Undefined for conditions that docsite cannot evaluate, such as functions.
 *
 * @param around The conditions of the rule that it is in.
 */
export function conditionedRules(
  rule: WrittenRule,
  siteDir: string,
  around: Conditions = anyFile,
): readonly ConditionedRule[] | undefined {
  const { oneOf, rules, issuer, ...own } = rule;
  if (issuer !== undefined && !isMetByCode(issuer)) return undefined;
  const conditions = conditionsOf(own, siteDir, around);
  if (conditions === undefined) return undefined;
  if (oneOf === undefined && rules === undefined) {
    const condition = conditionOf(conditions);
    return condition && [{ rule: own, condition, tests: conditions.tests }];
  }
  // the rule's own conditions also apply to all nested rules
  const { test: _, ...rest } = own;
  if (!hasNoEffect(rest)) return undefined;
  const all = rulesIn(rules).map((inner) => conditionedRules(inner, siteDir, conditions));
  const alternatives = rulesIn(oneOf).map((inner) => conditionedRules(inner, siteDir, conditions));
  const found = [...all, ...withoutEarlier(alternatives)];
  return found.every((one) => one !== undefined) ? found.flat() : undefined;
}

type Found = ReturnType<typeof conditionedRules>;

function withoutEarlier(alternatives: readonly Found[]): Found[] {
  return alternatives.map((rules, index) => {
    const except = alternatives.slice(0, index).flatMap((earlier) => (earlier ?? []).map(({ condition }) => condition));
    return except.length === 0
      ? rules
      : rules?.map(({ condition, ...rule }) => ({
          ...rule,
          condition: { ...condition, except: [...(condition.except ?? []), ...except] },
        }));
  });
}

function conditionsOf(
  { test, include = [], exclude = [], resourceQuery }: WrittenRule,
  siteDir: string,
  around: Conditions,
): Conditions | undefined {
  const [within, without] = [include, exclude].map((condition) => pathPatterns(condition, siteDir));
  const areKnown = [test, resourceQuery].every((value) => value === undefined || types.isRegExp(value));
  if (within === undefined || without === undefined || !areKnown) return undefined;
  if (resourceQuery !== undefined && around.query !== undefined) return undefined;
  const query = resourceQuery === undefined ? around.query : patternOf(resourceQuery as RegExp);
  return {
    tests: [...(test === undefined ? [] : [test as RegExp]), ...around.tests],
    include: [...(within.length > 0 ? [within] : []), ...around.include],
    exclude: [...without, ...around.exclude],
    ...(query && { query }),
  };
}

function conditionOf({ tests, include, exclude, query }: Conditions): FileCondition | undefined {
  const [test, ...others] = tests;
  if (test === undefined) return undefined;
  const groups = [...others.map((other) => [patternOf(other)]), ...include];
  return {
    ...patternOf(test),
    ...(groups.length > 0 && { include: groups }),
    ...(exclude.length > 0 && { exclude }),
    ...(query && { query }),
  };
}

/**
 * Converts conditions on paths to expressions: a folder or the beginning of a path, an expression, or a list of these.
 * Undefined for functions and compound conditions.
 */
function pathPatterns(condition: unknown, siteDir: string): readonly PathPattern[] | undefined {
  const found = [condition].flat().map((one): PathPattern | undefined => {
    if (types.isRegExp(one)) return patternOf(one);
    if (typeof one !== 'string') return undefined;
    const path = isAbsolute(one) ? one : resolve(siteDir, one);
    return { pattern: `^${escapePattern(path)}`, flags: '' };
  });
  return found.every((one) => one !== undefined) ? found : undefined;
}
