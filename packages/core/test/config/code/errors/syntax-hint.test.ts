import { expect, test } from '@jest/globals';
import { hintOfSyntax } from '../../../../src/config/code/errors/syntax-hint.js';

test.each([
  ['Unexpected end of file in JSON', 'something before it is not closed'],
  ['Expected identifier but found end of file', 'something before it is not closed'],
  ['größe is not defined', 'declare or import `größe`'],
  ['window is not defined', 'it runs in Node, which has no `window`'],
  ['Unexpected "\\xff"', 'it is probably UTF-16'],
  ['Expected "}" but found "url"', 'probably a comma'],
  ['it is not valid JSON: Expected "," in JSON but found "2"', 'probably a comma'],
  ['Expected ";" but found "x"', undefined],
  ['the module is not defined', undefined],
])('%s', (reason, hint) => {
  if (hint === undefined) expect(hintOfSyntax(reason)).toBeUndefined();
  else expect(hintOfSyntax(reason)).toContain(hint);
});
