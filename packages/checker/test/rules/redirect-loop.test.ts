import { describe, expect, test } from '@jest/globals';
import { redirectLoop } from '../../src/rules/redirect-loop.js';
import { at, makeLink, makeSite, missing, ruleInput } from '../site-fixture.js';

describe('redirect-loop', () => {
  test('should report a redirect of a loop in place of a link to one, and say how to break it', () => {
    const targetPlace = at('docsite.config.ts:3:1');
    const site = makeSite({ redirects: [{ from: '/a', to: '/b', place: targetPlace, targetPlace }] });
    const links = [makeLink('/b', { ...missing('redirect-loop', '/a'), brokenRedirect: '/a' })];
    expect(redirectLoop.check(ruleInput({ site, links }))).toEqual([
      {
        rule: 'redirect-loop',
        file: 'docsite.config.ts',
        line: 3,
        column: 1,
        message: "'/b' redirects in a circle",
        hint: 'make one of the redirects lead to a page, a file or another site',
        cause: '/a',
      },
    ]);
  });
});
