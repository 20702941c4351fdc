import { expect, test } from '@jest/globals';
import { computesCode } from '../../../src/modules/layers/written-code.js';

test.each([
  ['<CodeBlock language="js">{code}</CodeBlock>', true],
  ['<CodeBlock\n  language="js"\n>\n  {code.trim()}\n</CodeBlock>', true],
  ['<CodeBlock metastring={m}>{`a`}</CodeBlock>', true],
  ['<CodeBlock language="js">{`a => {b}`}</CodeBlock>', false],
  ['<CodeBlock language="js">text</CodeBlock>', false],
  ['<CodeBlocks a={b} />', false],
])('the code of %j should be computed: %j', (text, expected) => {
  expect(computesCode(['# A', text])).toBe(expected);
});
