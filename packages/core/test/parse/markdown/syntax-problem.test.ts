import { expect, test } from '@jest/globals';
import { MarkdownSyntaxError } from '../../../src/parse/markdown/markdown-syntax-error.js';
import { syntaxProblem } from '../../../src/parse/markdown/syntax-problem.js';
import { parseText } from '../parse-text.js';

test.each([
  ['Could not parse import/exports with acorn', 'this is not JavaScript'],
  ['Could not parse expression with acorn: Unexpected token (1:2)', 'this is not JavaScript: Unexpected token'],
])('a problem of syntax should not name the parser: %j', (reason, message) => {
  expect(syntaxProblem(new MarkdownSyntaxError(reason, 1, 1), 'a.mdx').message).toBe(message);
});

test('a tag with typographic quotation marks should be explained', async () => {
  const text = '---\ntitle: A\n---\n\n<Tabs groupId=“os”>\n\n</Tabs>\n';
  expect((await parseText(text, 'docs/a.mdx')).problems).toMatchObject([
    { rule: 'syntax', place: { line: 5 }, hint: 'write `"` around values, not typographic quotation marks' },
  ]);
});
