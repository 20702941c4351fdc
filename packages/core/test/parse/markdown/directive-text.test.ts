import { describe, expect, test } from '@jest/globals';
import { at, type ParseOptions, parseMdx, parseText } from '../parse-text.js';

async function problemsOf(text: string, settings: ParseOptions = {}): Promise<string[]> {
  const { problems } = await parseText(text, 'docs/a.md', settings);
  return problems
    .filter(({ rule }) => rule === 'directive-syntax')
    .map((problem) => `${at(problem).replace('docs/a.md:', '')} ${problem.message}; ${problem.hint}`);
}

const stray =
  "':::' closes no block; remove it, or write the line that opens the block; a block around others has more colons than they have";

describe('lines of `:::`', () => {
  test.each([
    [':::note[A\n\nB\n\n:::', ["1:1 ':::note' opens no block: its title has no `]`; end the title on the same line"]],
    [
      '- ::::tip[A]{a=}\n\n  B\n\n  ::::',
      [
        '1:3 \'::::tip\' opens no block: its attributes cannot be read; write them as `{#id .class name="value"}`, without more',
      ],
    ],
    ['A\n\n:::', [`3:1 ${stray}`]],
    [':::note\n\nA\n:::\n:::', [`5:1 ${stray}`]],
    [':::note\n\n:::tip\n\nA\n\n:::\n\n:::\n\n> b\n> :::', [`9:1 ${stray}`, `12:3 ${stray}`]],
  ])('should be reported if they are left as text: %j', async (text, expected) => {
    expect(await problemsOf(text)).toEqual(expected);
  });

  test('should be reported if their titles are not read, or their names are those of no block', async () => {
    expect(await problemsOf(':::note A\n\nB\n\n:::', { admonitionTitles: false })).toEqual([
      "1:1 ':::note' opens no block: its title is not in brackets; write `:::note[Title]`",
    ]);
    expect(await problemsOf(':::注意\n\nB\n\n:::', { unknownAdmonitions: 'plain' })).toEqual([
      "1:1 ':::注意' opens no block: its name has letters beyond ASCII; name a block of the site, such as `:::note`",
    ]);
  });

  test.each([
    ':::note\nA\n:::',
    ':::note\nA',
    '::::note\n\n:::tip\n\nA\n\n:::\n\n::::',
    '```md\n:::\n```',
    '`:::` and :::note and A :::',
    '\\:::',
    '::: **A**',
    '**A**\n::: raw\nB\n:::',
  ])('should not be reported in %j', async (text) => {
    expect(await problemsOf(text)).toEqual([]);
  });

  test('should be reported in a partial at their own place', async () => {
    const { problems } = await parseMdx("import P from './_p.md'\n\n:::note\n\n<P/>\n\n:::", {
      'docs/_p.md': 'x\n\n:::\n',
    });
    expect(problems.map((problem) => [at(problem), problem.rule])).toEqual([['docs/_p.md:3:1', 'directive-syntax']]);
  });
});
