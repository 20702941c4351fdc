import { describe, expect, test } from '@jest/globals';
import { wrongCasePath } from '../../src/rules/wrong-case-path.js';
import { makeLink, missing, ruleInput } from '../site-fixture.js';

describe('wrong-case-path', () => {
  test.each(['link', 'image', 'asset'] as const)(
    'should give the right spelling of a path in another letter case (%s)',
    (kind) => {
      const links = [makeLink('./Lock.md', missing('wrong-case', '/docs/Lock', './lock.md'), { kind })];
      expect(wrongCasePath.check(ruleInput({ links }))).toEqual([
        {
          rule: 'wrong-case-path',
          file: 'docs/a.md',
          line: 3,
          column: 1,
          message: "'./Lock.md' exists only in another letter case",
          hint: "write './lock.md'",
          cause: '/docs/Lock',
        },
      ]);
    },
  );

  test('should accept a path that does not exist in any letter case', () => {
    expect(wrongCasePath.check(ruleInput({ links: [makeLink('./x.md', missing('no-source', '/x'))] }))).toEqual([]);
  });
});
