import { describe, expect, test } from '@jest/globals';
import { printText } from './print-text.js';

describe('the printer should leave unescaped', () => {
  test.each([
    ['paragraphs and their line ends', 'One\ntwo.\n\nThree.'],
    ['marks in a line', 'An *em*, a **strong**, a ~~del~~, `code`, <kbd>Ctrl</kbd> and H<sub>2</sub>O.'],
    ['a hard line end', 'One\\\ntwo'],
    ['headings', '## Two\n\n### Three'],
    ['links and pictures', 'A [link](https://example.com/x?a=b#c) and ![a picture](https://example.com/p.png).'],
    ['addresses', 'See <https://example.com/>.'],
    ['addresses with spaces and brackets', '[a](<https://example.com/a(b>)'],
    ['lists in lists', '1. One\n   - inner\n   - more\n2. Two'],
    ['lists with paragraphs', '- One\n\n  more\n\n- Two'],
    ['one list after another', '- a\n- b\n\n* c\n* d'],
    ['tasks', '- [x] done\n- [ ] open'],
    ['quotations', '> One\n>\n> > two'],
    ['tables', '| A | B | C |\n| :-- | :-: | --: |\n| `a\\|b` | c\\|d | **e** |'],
    ['code with its language and title', '```php title="a b.php"\n<?php echo "a & b";\n```'],
    ['code with lines that are added and removed', '```js ins={2,3} del={1}\na;\nb;\nc;\n```'],
    ['code that holds fences', '````\n```\n````'],
    ['code in a list', '- a\n\n  ```js\n  f();\n\n  g();\n  ```\n\n- b'],
    ['footnotes', 'Text[^1].\n\n[^1]: The note.\n\n    More.'],
    ['rules', 'a\n\n___\n\nb'],
  ])('%s', async (_what, text) => {
    expect(await printText(text)).toBe(`${text}\n`);
  });
});

describe('the printer should escape', () => {
  test.each([
    ['what would be a mark', 'a \\*b\\* \\_c\\_ snake_case \\`d\\` \\[e\\] \\~f\\~ 1 < 2 \\<b> \\&amp; \\\\n'],
    ['what would begin a block', '\\# a\n\\- b\n\\+ c\n1\\. d\n\\> e\n\\==='],
    ['an exclamation mark before a link', 'Stop\\![a](https://example.com)'],
  ])('%s', async (_what, text) => {
    expect(await printText(text)).toBe(`${text}\n`);
  });
});

describe('the printer should write in plain Markdown', () => {
  test.each([
    [
      'links of the site as absolute ones',
      '[a](/b#c) [d](#e)',
      '[a](https://example.org/b#c) [d](https://example.org/docs/t#e)',
    ],
    ['ids of headings not at all', '## A {#b}', '## A'],
    ['admonitions as quotations', ':::tip[Do *so*]\n\nText.\n\n:::', '> **Tip: Do *so***\n>\n> Text.'],
    ['admonitions without a title by their type', ':::warning\n\nText.\n\n:::', '> **Warning**\n>\n> Text.'],
    [
      'code groups as one block of code after another',
      ':::code-group\n\n```sh [npm]\na\n```\n\n```sh [pnpm] {1}\nb\n```\n\n:::',
      '**npm**\n\n```sh\na\n```\n\n**pnpm**\n\n```sh\nb\n```',
    ],
    ['details by their summary', '<details>\n<summary>More</summary>\n\nHidden.\n\n</details>', '**More**\n\nHidden.'],
    [
      'line ends in cells and headings as what can stand there',
      '| A |\n| --- |\n| b<br>c |\n\nD\\\\\\\ne\n---',
      '| A |\n| --- |\n| b<br>c |\n\n## D\\\\ e',
    ],
    ['tables in HTML', '<table><tr><td>a</td><td>b</td></tr></table>', '|  |  |\n| --- | --- |\n| a | b |'],
    [
      'films and frames as links',
      '<iframe src="https://example.com/v" title="A film"></iframe>',
      '[A film](https://example.com/v)',
    ],
    ['comments, scripts and styles not at all', 'a\n\n<!-- b -->\n\n<style>c{}</style>\n\nd', 'a\n\nd'],
    ['marked lines of code as all others', '```js {1} showLineNumbers\na < b;\nc;\n```', '```js\na < b;\nc;\n```'],
  ])('%s', async (_what, text, expected) => {
    expect(await printText(text)).toBe(`${expected}\n`);
  });

  test('tabs should be printed one after the other, each below its label', async () => {
    const text =
      '<Tabs>\n<TabItem value="a" label="A">\n\nFirst.\n\n</TabItem>\n<TabItem value="b">\n\nSecond.\n\n</TabItem>\n</Tabs>';
    expect(await printText(text, 'mdx')).toBe('**A**\n\nFirst.\n\n**b**\n\nSecond.\n');
  });

  test('JSX components should be printed like their Markdown equivalents', async () => {
    const text =
      '<Admonition type="note" title="Mind">\n\nThis.\n\n</Admonition>\n\n<Details summary="More">\n\nThat.\n\n</Details>';
    expect(await printText(text, 'mdx')).toBe('> **Note: Mind**\n>\n> This.\n\n**More**\n\nThat.\n');
  });
});
