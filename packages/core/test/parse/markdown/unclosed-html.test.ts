import { describe, expect, test } from '@jest/globals';
import { at, parseMdx, parseText } from '../parse-text.js';

async function unclosed(text: string): Promise<string[]> {
  const { problems } = await parseText(text);
  return problems
    .filter(({ rule }) => rule === 'unclosed-html')
    .map((problem) => `${at(problem).replace('docs/a.md:', '')} ${problem.message}`);
}

describe('HTML in a .md file', () => {
  test.each([
    ['# A\n\n<div class="a">\n\nText\n\n## B\n', ['3:1 <div> is not closed']],
    ['<details>\n<summary>S</summary>\n\nText\n', ['1:1 <details> is not closed']],
    ['A <b>bold word.\n\nText', ['1:3 <b> is not closed']],
    ['A <i>x <b>y</i>\n\nText', ['1:8 <b> is not closed']],
    ['<b>a<i>b</b>c</i>', ['1:5 <i> is not closed']],
    ['A\n\n<!-- a comment\n\nText', ['3:1 a comment is not closed: all that follows is hidden']],
    [
      '<div><!-- a\n</div>\n\nText',
      ['1:6 a comment is not closed: all that follows is hidden', '1:1 <div> is not closed'],
    ],
    ['A</div>\n\n</details>', ['1:2 </div> closes nothing', '3:1 </details> closes nothing']],
    ['Enter <name> and <your key>.', ['1:7 <name> is not closed', '1:18 <your> is not closed']],
    ['> a\n> <div>\n> b', ['2:3 <div> is not closed']],
    ['- <DIV>\n  a', ['1:3 <div> is not closed']],
    ['<div><div>\n<div>\n\n<div>\n', ['1:1 <div> is not closed', '4:1 <div> is not closed']],
    ['<b><i><div>\n\n</b>', ['1:4 <i> is not closed', '1:7 <div> is not closed']],
    ['<a name="x"/>\n\nText', ['1:1 <a> is not closed']],
    ['<a title="</a>" href=\'>\'>b', ['1:1 <a> is not closed']],
  ])('should be reported where it is not closed: %j', async (text, expected) => {
    expect(await unclosed(text)).toEqual(expected);
  });

  test.each([
    '<div>\n\n<b>a</b> and <DIV>b</div>\n\n</DIV>',
    '<p>a\n\n<ul><li>a<li>b</ul>\n\n<table><tr><td>a</table>',
    'a<br>b<img src="a.png" alt=""><hr/>',
    '<!-- <div> -->\n\n<pre>\n<name> </b>\n</pre>\n\n<script>\nif (a<b>c) "</div>";\n</script>',
    '<svg><path d="M0"/><g><circle r="1"/></g></svg>',
    '<?php echo "<div>"; ?>',
    '`<div>` and \\<b> and &lt;i>, a < b and <https://example.org>',
    '```html\n<div>\n```\n\n    <b>',
    '<Since v="4"> and <docs-since v="4"></docs-since> <x-a/>',
  ])('should not be reported where it is, or where that may be left out: %j', async (text) => {
    expect(await unclosed(text)).toEqual([]);
  });

  test('should be left to the parser in MDX', async () => {
    const { problems } = await parseMdx('# A\n\n<div>\n\nText');
    expect(problems.map(({ rule }) => rule)).toEqual(['syntax']);
  });
});
