import { describe, expect, test } from '@jest/globals';
import { parseText } from '../parse-text.js';

async function unclosed(text: string) {
  const { problems } = await parseText(text, 'docs/a.md');
  return problems.filter(({ rule }) => rule === 'unclosed-code');
}

describe('fenced code without an end', () => {
  test('should be reported where it begins', async () => {
    expect(await unclosed('# A\n\n```js\na;\n\n## B\n')).toEqual([
      {
        rule: 'unclosed-code',
        message: 'code is not closed: all that follows is code',
        hint: 'end it with a line of ```',
        place: { file: 'docs/a.md', line: 3, column: 1 },
      },
    ]);
  });

  test('should be reported in lists and quotes, whose end ends it', async () => {
    const places = (await unclosed('- a\n\n  ~~~~\n  b\n  ~~~\n\n> ```\n> c\n\nd\n')).map(({ place }) => place);
    expect(places).toMatchObject([
      { line: 3, column: 3 },
      { line: 7, column: 3 },
    ]);
  });

  test('should be said to be empty if nothing follows', async () => {
    const [{ message, hint } = { message: '' }] = await unclosed('```\na\n```\n\n```\n');
    expect([message, hint]).toEqual(["'```' opens code, but nothing follows", 'remove this line']);
  });

  test('should not be found where code has an end, which may be longer, indented or in a quote, or no fence', async () => {
    const closed = [
      '```js\na\n`````',
      '   ~~~\n   a\n   ~~~',
      '> ```\n> a\n> ```',
      '````md\n```\n````',
      '    a',
      '```\n```',
    ];
    for (const text of closed) expect(await unclosed(`${text}\n`)).toEqual([]);
  });
});
