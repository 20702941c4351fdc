import { describe, expect, test } from '@jest/globals';
import { type ParseOptions, parseText } from '../parse-text.js';

async function found(text: string, options: ParseOptions = {}) {
  const { problems } = await parseText(text, 'docs/a.md', options);
  return problems.filter(({ rule }) => rule === 'code-options');
}

const code = '\na;\nb;\nc;\n```\n';
const ranges = 'write numbers of lines and ranges, as in `{1,3-5}`';
const lines = 'name lines that it has, or remove the mark';

describe('options of code without an effect', () => {
  test.each([
    ['{1,3-}', 7, "'3-' in '{1,3-}' marks no line", ranges],
    ['{a}', 7, "'{a}' marks no line", ranges],
    ['{0}', 7, "'{0}' marks no line", ranges],
    ['{1;2}', 7, "'{1;2}' marks no line", ranges],
    ['title="x" ins={1..2}', 21, "'{1..2}' marks no line", ranges],
    ['{2,5-9}', 7, "'5-9' in '{2,5-9}' marks no line, because the code has 3 lines", lines],
    ['{1,2', 7, "'{1,2' marks no line, because it has no `}`", 'write `{1,2}`'],
    ['{2-', 7, "'{2-' marks no line, because it has no `}`", ranges],
    ['title="x y', 7, 'the title is left out, because its quotation mark is not closed', 'end it with `"`'],
    ['title=“x y”', 7, 'the title is left out, because its quotation marks are typographic', 'write `title="…"`'],
  ])('should be reported where they are written: %s', async (meta, column, message, hint) => {
    const place = { file: 'docs/a.md', line: 3, column };
    expect(await found(`# A\n\n\`\`\`js ${meta}${code}`)).toEqual([{ rule: 'code-options', message, hint, place }]);
  });

  test('should be reported in lists', async () => {
    expect(await found('- a\n\n  ~~~js {2}\n  b\n  ~~~\n')).toMatchObject([{ place: { line: 3, column: 9 } }]);
  });

  test('should include titles without quotation marks only where these are required', async () => {
    const text = `\`\`\`js title=x.js${code}`;
    expect(await found(text)).toEqual([]);
    expect(await found(text, { codeTitles: 'quoted' })).toMatchObject([
      { message: 'the title is left out, because it has no quotation marks' },
    ]);
  });

  test.each([
    '{1,3}',
    '{ 2 - 3 }',
    '{3-1}',
    '{2-100}',
    '{}',
    'title="{9" {1}',
    'ins={1} del={2} showLineNumbers{3}',
    '{.wide-9}',
    '{id="9"}',
    '{ a, b }',
    'twoslash',
  ])('should not be found in %s', async (meta) => {
    expect(await found(`\`\`\`js ${meta}${code}`)).toEqual([]);
  });

  test('should be left to plugins, and words in braces to components', async () => {
    const text = `\`\`\`js {a} {9}${code}`;
    expect(await found(text, { remarkPlugins: [() => () => {}] })).toEqual([]);
    expect(await found(text, { rehypePlugins: [() => () => {}] })).toEqual([]);
    expect(await found(text, { codeMeta: true })).toMatchObject([{ message: expect.stringContaining('{9}') }]);
  });
});
