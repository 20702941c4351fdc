import { expect, test } from '@jest/globals';
import { htmlOf, parseMdx } from '../parse-text.js';

test('a line should be a paragraph if it holds a space that does not break, as in MDX', async () => {
  expect(htmlOf(await parseMdx('<>a</>'))).not.toContain('<p>');
  expect(htmlOf(await parseMdx('<>a</> &nbsp;'))).toContain('<p>');
});
