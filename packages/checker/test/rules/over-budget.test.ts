import { describe, expect, test } from '@jest/globals';
import type { LoadedWeight } from '../../src/check-input.js';
import { overBudget } from '../../src/rules/over-budget.js';
import { makeConfig, makeSite, ruleInput } from '../site-fixture.js';

const budgets = { firstScript: 10, script: 80, styles: 15, fonts: 60 };
const check = (weights: readonly LoadedWeight[], given: typeof budgets | false = budgets) =>
  overBudget.check({ ...ruleInput({ site: makeSite({ config: makeConfig({ budgets: given }) }) }), weights });

describe('over-budget', () => {
  test('should report what is over budget, and by how much', () => {
    expect(check([{ kind: 'styles', bytes: 15_600 }])).toEqual([
      {
        rule: 'over-budget',
        file: 'docsite.config.ts',
        line: 1,
        column: 1,
        message: 'the style sheet weighs 15.6 KB, over the budget of 15 KB',
        hint: 'load less in the theme, or raise `budgets.styles`',
      },
    ]);
  });

  test('should say that fonts weigh, as they are several', () => {
    const [found] = check([{ kind: 'fonts', bytes: 61_000 }]);
    expect(found?.message).toBe('the fonts weigh 61.0 KB, over the budget of 60 KB');
  });

  test('should accept what is just within budget', () => {
    const kinds = ['firstScript', 'script', 'styles', 'fonts'] as const;
    expect(check(kinds.map((kind) => ({ kind, bytes: budgets[kind] * 1000 })))).toEqual([]);
    expect(check(kinds.map((kind) => ({ kind, bytes: budgets[kind] * 1000 + 1 })))).toHaveLength(4);
  });

  test('should report a live page whose own module is too large', () => {
    const weights: LoadedWeight[] = [
      { kind: 'script', bytes: 70_000 },
      { kind: 'script', bytes: 90_000, source: 'docs/chart.mdx' },
    ];
    expect(check(weights)).toMatchObject([
      { file: 'docs/chart.mdx', cause: 'script', hint: 'load less in this page, or raise `budgets.script`' },
    ]);
  });

  test('should report a component that the configuration names for some pages', () => {
    const place = { file: 'docusaurus.config.js', line: 7, column: 3 };
    expect(check([{ kind: 'script', bytes: 90_000, place }])).toMatchObject([
      { ...place, cause: 'script', hint: 'load less in this component, or raise `budgets.script`' },
    ]);
  });

  test('should name a page of the configuration, which has no file of its own', () => {
    expect(check([{ kind: 'script', bytes: 90_000, source: 'docsite.config.ts:/api' }])).toMatchObject([
      { file: 'docsite.config.ts', hint: expect.stringContaining('load less in the page') },
    ]);
  });

  test('should report once what is too large on every page', () => {
    const weights: LoadedWeight[] = [
      { kind: 'script', bytes: 85_000 },
      { kind: 'script', bytes: 90_000, source: 'docs/chart.mdx' },
    ];
    expect(check(weights)).toMatchObject([{ file: 'docsite.config.ts' }]);
  });

  test('should report nothing if the site sets no budgets', () => {
    expect(check([{ kind: 'styles', bytes: 1e6 }], false)).toEqual([]);
  });
});
