import { describe, expect, test } from '@jest/globals';
import { htmlOf, parseText } from '../../parse-text.js';

const read = async (text: string, context = {}) =>
  htmlOf(await parseText(text, 'docs/a.md', context)).replaceAll('\n', '');

describe('GitHub alerts', () => {
  test.each([
    ['> [!NOTE]\n> a *b*', '<Admonition type="note"><p>a <em>b</em></p></Admonition>'],
    ['> [!Tip]  \n> **a**\n>\n> b', '<Admonition type="tip"><p><strong>a</strong></p><p>b</p></Admonition>'],
    ['> [!NOTE]\n> **a** b', '<Admonition type="note"><p><strong>a</strong> b</p></Admonition>'],
    ['> [!NOTE]\n> `a` [b](/c)', '<Admonition type="note"><p><code>a</code> <a href="/c">b</a></p></Admonition>'],
    ['> [!CAUTION]\n> - a', '<Admonition type="caution"><ul><li>a</li></ul></Admonition>'],
    ['- > [!IMPORTANT]\n  > a', '<ul><li><Admonition type="important"><p>a</p></Admonition></li></ul>'],
  ])('should become admonitions: %j', async (text, html) => {
    expect(await read(text)).toBe(html);
  });

  test.each([
    ['> [!NOTE] Title\n> a', '<AdmonitionTitle>Title</AdmonitionTitle><p>a</p>'],
    ['> [!note]+ Title\n> a\n>\n> b', '<AdmonitionTitle>Title</AdmonitionTitle><p>a</p><p>b</p>'],
    [
      '> [!NOTE] Of *b* and `c`\n> - a',
      '<AdmonitionTitle>Of <em>b</em> and <code>c</code></AdmonitionTitle><ul><li>a</li></ul>',
    ],
    ['> [!NOTE] *b* all\n> a', '<AdmonitionTitle><em>b</em> all</AdmonitionTitle><p>a</p>'],
    ['> [!NOTE] Title', '<AdmonitionTitle>Title</AdmonitionTitle>'],
    ['> [!NOTE]+\n> a', '<p>a</p>'],
  ])('should use the rest of their first line as title: %j', async (text, html) => {
    expect(await read(text)).toBe(`<Admonition type="note">${html}</Admonition>`);
  });

  test.each(['> [!NOTE]- Title\n> a', '> [!NOTE]*b*\n> a', '> [!NOTE]x\n> a', '> [!abstract]\n> a', '> a\n> [!NOTE]'])(
    'should be quotes if they are malformed: %j',
    async (text) => {
      expect(await read(text)).toMatch(/^<blockquote><p>.*\[!/s);
    },
  );

  test('should be quotes if the configuration says so', async () => {
    expect(await read('> [!NOTE]\n> a', { githubAlerts: false })).toMatch(/^<blockquote>/);
  });

  test('should keep the places of their contents', async () => {
    const { undefinedReferences, links } = await parseText('# T\n\n> [!NOTE]\n> a [b][c] and\n> [d](e.md)\n');
    expect(undefinedReferences.map(({ place }) => [place.line, place.column])).toEqual([[4, 5]]);
    expect(links.map(({ place }) => [place.line, place.column])).toEqual([[5, 3]]);
    const titled = await parseText('> [!NOTE] A [b](c.md)\n> a [b][c] and\n> [d](e.md)\n');
    expect(titled.undefinedReferences.map(({ place }) => [place.line, place.column])).toEqual([[2, 5]]);
    expect(titled.links.map(({ place }) => [place.line, place.column])).toEqual([
      [1, 13],
      [3, 3],
    ]);
  });
});
