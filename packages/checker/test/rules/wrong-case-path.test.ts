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

  test.each([
    ['./\u00FCber.md#a', './u\u0308ber.md#a'],
    ['u\u0308ber.md', './\u00FCber.md'],
    ['%C3%BCber/img.png', './u%CC%88ber/img.png'],
  ])('should not call a path that looks the same one in another letter case (%s)', (href, existing) => {
    const links = [makeLink(href, missing('wrong-case', '/docs/x', existing))];
    expect(wrongCasePath.check(ruleInput({ links }))).toMatchObject([
      {
        message: expect.stringMatching(/ exists only with other characters that look the same$/),
        hint: 'copy the name of the file, or rename the file: letters such as `ü` can be one character or two',
      },
    ]);
  });

  test('should accept a path that does not exist in any letter case', () => {
    expect(wrongCasePath.check(ruleInput({ links: [makeLink('./x.md', missing('no-source', '/x'))] }))).toEqual([]);
  });
});
