import { describe, expect, test } from '@jest/globals';
import { redirectLoop } from '../../src/rules/redirect-loop.js';
import { makeLink, missing, ruleInput } from '../site-fixture.js';

describe('redirect-loop', () => {
  test('should report a link whose redirects form a loop, and say how to break it', () => {
    const links = [makeLink('/a', missing('redirect-loop', '/a'))];
    expect(redirectLoop.check(ruleInput({ links }))).toEqual([
      {
        rule: 'redirect-loop',
        file: 'docs/a.md',
        line: 3,
        column: 1,
        message: "'/a' redirects in a circle",
        hint: 'make one of the redirects lead to a page, a file or another site',
        cause: '/a',
      },
    ]);
  });
});
