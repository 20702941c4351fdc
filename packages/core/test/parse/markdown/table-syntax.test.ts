import { describe, expect, test } from '@jest/globals';
import { type ParseOptions, parseText } from '../parse-text.js';

async function found(text: string, options: ParseOptions = {}): Promise<string[]> {
  const { problems } = await parseText(text, 'docs/a.md', options);
  return problems
    .filter(({ rule }) => rule === 'table-syntax')
    .map(({ place, message, hint }) => `${place.line}:${place.column} ${message}; ${hint}`);
}

const pipes = 'give the first two lines as many, or write `\\|` for a `|` that is text';

describe('tables that lose text', () => {
  test('should be reported where the first cell without a column begins', async () => {
    const expected = [`4:9 the row has 3 cells, but the table only 2: what is beyond is left out; ${pipes}`];
    for (const parser of ['satteri', 'remark'] as const)
      expect(await found('| a | b |\n| - | - |\n| 1 | 2 |\n| 1 | 2 | 3 |\n', { parser })).toEqual(expected);
  });

  test('should be reported in lists and quotes', async () => {
    expect(await found('- a\n\n  > | a |\n  > | - |\n  > | `b|c` |\n')).toEqual([
      `5:9 the row has 2 cells, but the table only 1: what is beyond is left out; ${pipes}`,
    ]);
  });

  test('should not be found where the cells beyond are empty', async () => {
    expect(await found('| a | b |\n| - | - |\n| 1 | 2 | |\n| 1 |\n| 1 | `2 \\| 3` |\n')).toEqual([]);
  });
});

describe('lines that are no table', () => {
  test.each([
    [
      '| a | b |\n| --- |\n| 1 | 2 |',
      '2:1 these lines are no table: the line of dashes has one cell, the one above 2; write `| --- | --- |`',
    ],
    [
      'x\na | b\n:-|:-:|-\n1 | 2',
      '3:1 these lines are no table: the line of dashes has 3 cells, the one above 2; write `| --- | --- |`',
    ],
    [
      '| a | b |\n| 1 | 2 |',
      '1:1 these lines are no table, because the second one is not made of dashes; write `| --- | --- |` below the first line',
    ],
    [
      '| --- | --- |\n| 1 | 2 |',
      '1:1 these lines are no table, because no names of columns precede the dashes; write a line with a name for each ' +
        'column above, without a blank line between the two',
    ],
    [
      '> | a \\| b | c |\n> |---|---|---|',
      '2:3 these lines are no table: the line of dashes has 3 cells, the one above 2; write `| --- | --- |`',
    ],
  ])('should be reported: %j', async (text, expected) => {
    expect(await found(`${text}\n`)).toEqual([expected]);
  });

  test.each([
    '| a poem\n| in lines',
    '|x| is the size\nof x, and |y| of y',
    '```\n| a | b |\n| 1 | 2 |\n```',
    'a | b',
    'a\n--- | ---',
    '| a |',
    'a | b\n- | -\n1 | 2',
    '| a | b |  \n| - | - |  \n| 1 | 2 |',
  ])('should not be found in %j', async (text) => {
    expect(await found(`${text}\n`)).toEqual([]);
  });
});
