import { describe, expect, test } from '@jest/globals';
import { unclosedDirective } from '../../src/rules/unclosed-directive.js';
import { at, byPath, makeDocument, ruleInput } from '../site-fixture.js';

describe('unclosed-directive', () => {
  test('should report a directive that is not closed, and how to close it', () => {
    const directives = [
      { name: 'note', known: true, closed: false, place: at('docs/a.md:4:1') },
      { name: 'tip', known: true, closed: true, place: at('docs/a.md:9:1') },
    ];
    expect(
      unclosedDirective.check(ruleInput({ documents: byPath(makeDocument('docs/a.md', { directives })) })),
    ).toEqual([
      {
        rule: 'unclosed-directive',
        file: 'docs/a.md',
        line: 4,
        column: 1,
        message: "':::note' is not closed",
        hint: 'close it with `:::` on a line of its own',
      },
    ]);
  });

  test('should say of one that ends with a block inside how to tell their ends apart', () => {
    const directives = [
      { name: 'warning', known: true, closed: false, endsWith: 'code-group', place: at('docs/a.md:4:1') },
    ];
    const [found] = unclosedDirective.check(
      ruleInput({ documents: byPath(makeDocument('docs/a.md', { directives })) }),
    );
    expect([found?.message, found?.hint]).toEqual([
      "':::warning' ends with the ':::code-group' inside, because both begin with as many colons",
      'begin and end it with more colons than the block inside, as in `::::warning` and `::::`',
    ]);
  });
});
