import { describe, expect, test } from '@jest/globals';
import type { ParsedDocument } from '../../../src/parse/document.js';
import { at, htmlOf, parseText } from '../parse-text.js';

const parse = (text: string, path = 'docs/a.mdx'): Promise<ParsedDocument> =>
  parseText(text, path, { mdx1: true, htmlComments: true, titles: 'opening' });

const problemsOf = ({ problems }: ParsedDocument) =>
  problems.map((problem) => `${at(problem)} ${problem.rule}: ${problem.message}`);

/** The visible text of each block, without line ends. */
const textsOf = (document: ParsedDocument): string[] =>
  htmlOf(document)
    .replace(/html="([^"]*)"/g, '>$1<')
    .split(/<[^>]*>/)
    .filter(Boolean);

describe('MDX that MDX 3 reads differently', () => {
  test.each([
    ['{a} b', '<p>{a} b</p>', '`{` as text'],
    ['{/* a */} b', '<p>{/<em> a </em>/} b</p>', '`{/* … */}` as text'],
    ['a\n\n    b *c*', '<p>a</p><CodeBlock html="b *c*" language="text"></CodeBlock>', 'code by indentation'],
    ['<div>\n*a*\n</div>', '<div>*a*</div>', 'an element with text that MDX 3 reads differently'],
    ['a\\\nb', '<p>a\\b</p>', '`\\` at the end of a line as text'],
    ['a <br></br> {b}', '<p>a <br> {b}</p>', '`{` as text'],
    [
      '** a ** and **b **',
      '<p><strong> a </strong> and <strong>b </strong></p>',
      'bold text with spaces inside its `**` or `__`',
    ],
    [
      '| a |\n| - | - |\n| c | d | e |',
      '<table><thead><tr><th>a</th><th></th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>',
      'a table whose second line has a different number of columns than its first',
    ],
    [
      '| a | b |\n| - |\n| c | d |',
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>c</td></tr></tbody></table>',
      'a table whose second line has a different number of columns than its first',
    ],
    [
      '| {a |\n    |---|\n| c |',
      '<table><thead><tr><th>{a</th></tr></thead><tbody><tr><td>c</td></tr></tbody></table>',
      '`{` as text',
    ],
    [
      '** a `b` c ** d',
      '<p><strong> a <code>b</code> c </strong> d</p>',
      'bold text with spaces inside its `**` or `__`',
    ],
    ['8 * 2 and 3 * 4', '<p>8 <em> 2 and 3 </em> 4</p>', 'emphasis by `*` or `_` with spaces inside'],
    ['a __ b __', '<p>a <strong> b </strong></p>', 'bold text with spaces inside its `**` or `__`'],
    ['a _ b_', '<p>a <em> b</em></p>', 'emphasis by `*` or `_` with spaces inside'],
    ['a__b__c', '<p>a<strong>b</strong>c</p>', 'emphasis by `_` that begins or ends inside a word'],
    ['a_b and _c_ d', '<p>a<em>b and _c</em> d</p>', 'emphasis by `_` that begins or ends inside a word'],
    [
      '**「a」**です',
      '<p><strong>「a」</strong>です</p>',
      'emphasis whose `*` has punctuation inside and a letter outside',
    ],
    ['**a.**b', '<p><strong>a.</strong>b</p>', 'emphasis whose `*` has punctuation inside and a letter outside'],
  ])('should be read as by MDX 1, and reported: %s', async (text, html, what) => {
    const document = await parse(text);
    expect(htmlOf(document)).toBe(html);
    expect(document.problems.map(({ message }) => message)).toContain(`only MDX 1 reads ${what}`);
  });

  test.each([
    ['- a\n\n  ```\nb\n--c=d\n\n  f {g\n  ```\n\nh', [['a', 'b--c=df {g', 'h'], '3:3']],
    ['1. ```\nb\n   ```\n2. c', [['b', 'c'], '1:4']],
    ['- a\n  ```\nb\n# c\n\nd', [['a', 'b', 'c', 'd'], '2:3']],
    ['```\n- a\n  ~~~\nb\n  ~~~\n```\n\n- c', [['- a  ~~~b  ~~~', 'c'], undefined]],
  ])('should keep unindented code in its list item: %j', async (text, [shown, place]) => {
    const document = await parse(text);
    expect(textsOf(document)).toEqual(shown);
    const ofFences = problemsOf(document).filter((problem) => problem.endsWith('a list whose lines are not indented'));
    const message = `docs/a.mdx:${place} mdx1-syntax: only MDX 1 reads code in a list whose lines are not indented`;
    expect(ofFences).toEqual(place === undefined ? [] : [message]);
  });

  test.each([
    ['H~2~O and ~~a~~', '<p>H~2~O and <del>a</del></p>'],
    [':::note {x}\na\n:::', '<AdmonitionTitle>{x}</AdmonitionTitle><p>a</p>'],
    [':::note [T *b*]\n\na\n:::\n', '<AdmonitionTitle>[T <em>b</em>]</AdmonitionTitle><p>a</p>'],
    [':::note\na\n\n:::tip\n', '<p>a</p></Admonition>'],
    ['a\n:::note\nb\n\\:::\n:::\nc', '<p>a</p><Admonition type="note"><p>b:::</p></Admonition><p>c</p>'],
    ['> - a\n>\n> - b', '<li><p>a</p></li><li><p>b</p></li>'],
    ['> <div>a</div>', '<blockquote><div>a</div></blockquote>'],
    ['- a\n\n\n- b', '<ul><li>a</li></ul><ul><li>b</li></ul>'],
    ['**a*', '<p>*<em>a</em></p>'],
    ['[^n]\n\n[^n]: a\n    ```\n    b\n    ```', '<CodeBlock html="b" language="text"></CodeBlock>'],
    ['[a](/b?c&amp;d=1)', '<p><a href="/b?c&#x26;d=1">a</a></p>'],
    [
      '<a href="/b">c</a> www.d.example e@d.example',
      '<fragment><a href="/b">c</a> www.d.example e@d.example</fragment>',
    ],
    ['[a] b ![c] d [e][f]', '<p>[a] b ![c] d [e][f]</p>'],
    ['1. a\n1) b', '<ol><li>a1) b</li></ol>'],
    ['<span style={{ color: "red" }}>*a*</span> <i style={{}}>b</i>', '>*a*</span>'],
    ['<!-- a -- b --> c', 'c'],
  ])('should be blocks and texts of remark-parse 8: %j', async (text, html) => {
    expect(htmlOf(await parse(text))).toContain(html);
  });

  test('should have the ids of headings that MDX 1 gave them', async () => {
    const { headings } = await parse('## <code>a</code> b\n\n## c {#d}\n');
    expect(headings.map(({ id, text }) => [id, text])).toEqual([
      ['a-b', 'a b'],
      ['d', 'c'],
    ]);
  });
});
