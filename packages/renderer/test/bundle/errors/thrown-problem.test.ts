import { describe, expect, test } from '@jest/globals';
import { thrownProblem } from '../../../src/bundle/errors/thrown-problem.js';

describe('the hint for an error that code throws', () => {
  test.each([
    ['window is not defined', 'on the server there is no `window`'],
    ['useStat is not defined', 'import or define `useStat`'],
    ['Objects are not valid as a React child (found: [object Date]).', 'show a part of it, as in `{date.year}`'],
    ['something else', 'fix it'],
  ])('should be about what it says: %s', (reason, hint) => {
    expect(thrownProblem(new Error(reason), 'fix it')).toEqual({ reason, hint: expect.stringContaining(hint) });
  });
});
