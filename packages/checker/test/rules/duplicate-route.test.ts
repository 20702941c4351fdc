import { describe, expect, test } from '@jest/globals';
import { duplicateRoute } from '../../src/rules/duplicate-route.js';
import { at, makeDocPage, makeSite, ruleInput } from '../site-fixture.js';

const twins = [makeDocPage('a'), makeDocPage('b', { route: '/docs/a' }), makeDocPage('c')];

describe('duplicate-route', () => {
  test('should report each page whose route is already taken', () => {
    expect(duplicateRoute.check(ruleInput({ site: makeSite({ pages: twins }) }))).toEqual([
      {
        rule: 'duplicate-route',
        file: 'docs/b.md',
        line: 1,
        column: 1,
        message: "the route '/docs/a' is already taken by docs/a.md",
        hint: 'give one of the two pages another `slug`',
      },
    ]);
  });

  test('should not repeat a clash reported by assembly', () => {
    const reported = { rule: 'duplicate-route', ...at('docs/b.md:2:1'), message: 'docs/a.md has this route too' };
    const findings = [reported, { rule: 'other', ...at('docs/a.md'), message: 'something else' }];
    expect(duplicateRoute.check(ruleInput({ site: makeSite({ pages: twins, findings }) }))).toEqual([reported]);
  });
});
