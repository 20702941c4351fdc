import { describe, expect, test } from '@jest/globals';
import type { Root } from 'mdast';
import { htmlOf, parseText } from '../../parse-text.js';

describe('the content title', () => {
  test.each([
    ['# Title\n\ntext', 'Title'],
    ['Title\n=====\n', 'Title'],
    ['---\ntags: [a]\n---\n\n# A `b`', 'A b'],
    ['# ![Logo](https://a.org/b.png)', 'Logo'],
  ])('should be that of a heading at the start of the body: %j', async (text, title) => {
    const { contentTitle, hasTitleInText } = await parseText(text, 'docs/a.md', { titles: 'opening' });
    expect([contentTitle, hasTitleInText]).toEqual([title, undefined]);
  });

  test('should be that of the text where a plugin puts an element above it', async () => {
    const style = { type: 'mdxJsxFlowElement', name: 'style', attributes: [], children: [] };
    const plugin = () => (tree: Root) => void tree.children.unshift(style as never);
    const { contentTitle } = await parseText('# Title', 'docs/a.mdx', { titles: 'opening', remarkPlugins: [plugin] });
    expect(contentTitle).toBe('Title');
  });

  test.each([
    ['text\n\n# Title', 'Title'],
    // what TypeDoc writes
    ['[API](../index.md) / Store\n\n---\n\n# Title', 'Title'],
    ['<script setup>\nimport a from "b"\n</script>\n\n# Title', 'Title'],
    ['<p><img src="https://a.org/b.png" alt="Logo"></p>\n\n<h1 align="center">Title</h1>', 'Title'],
  ])('should be that of the first heading, wherever it is: %j', async (text, title) => {
    const { contentTitle, hasTitleInText } = await parseText(text);
    expect([contentTitle, hasTitleInText]).toEqual([title, undefined]);
  });

  test.each([
    ['## Title\n\n### Part {#p}\n\n## Other', 'Title', ['1 title', '2 p', '1 other']],
    ['# Title\n\n## Part', 'Title', ['1 title', '2 part']],
    ['<!-- old -->\n\n<a id="a"></a>\n\n## Title', 'Title', ['1 title']],
    ['text\n\n## Part', undefined, ['2 part']],
  ])('should be that of an opening heading of any level, with those below raised: %j', async (text, title, ids) => {
    const { contentTitle, headings } = await parseText(text, 'docs/a.md', { titles: 'any' });
    expect([contentTitle, headings.map(({ level, id }) => `${level} ${id}`)]).toEqual([title, ids]);
    expect((await parseText('## Title')).contentTitle).toBeUndefined();
  });

  test.each([
    ['text\n\n# Title', true],
    // as in Docusaurus
    ['<!-- licence -->\n\n# Title', true],
    ['import A from "a"\n\n<!-- licence -->\n\n# Title', true],
    ['> # Title\n\n## Part', true],
    ['# Title', undefined],
    ['# <b></b>', true],
    ['## Part\n\n# Title', undefined],
    ['text\n\n---\n\n# Title', undefined],
  ])('should be recognized as part of the text, and not the title: %j', async (text, isLate) => {
    expect((await parseText(text, 'docs/a.md', { titles: 'opening' })).hasTitleInText).toBe(isLate);
  });

  test.each([
    ['export const a = 1;\n\n# Title', true],
    ['import A from "a"\n\nexport const a = 1;\n\n# Title', true],
    ['import A from "a"\nexport const a = 1;\n\n# Title', undefined],
  ])(
    'should be part of the text below an export, unless imports end with it, as in Docusaurus: %j',
    async (text, isLate) => {
      expect((await parseText(text, 'docs/a.mdx', { titles: 'opening' })).hasTitleInText).toBe(isLate);
    },
  );

  test.each([
    ['# Title', {}, '<header><h1 id="title">Title</h1></header>'],
    ['<A>\n# Title\n</A>\n\n# More', {}, '<A><header><h1 id="title">Title</h1></header></A><h1 id="more">More</h1>'],
    ['## Part\n\n# Title', {}, '<h2 id="part">Part</h2><h1 id="title">Title</h1>'],
    ['# Title', { mdx1: true }, '<h1 id="title">Title</h1>'],
    ['# Title', { titles: 'first' }, '<h1 id="title">Title</h1>'],
  ] as const)('should have an element around it, as in Docusaurus 3: %j, %j', async (text, options, html) => {
    expect(htmlOf(await parseText(text, 'docs/a.mdx', { titles: 'opening', ...options }))).toBe(html);
  });

  test.each([
    ['first', undefined, ['part']],
    ['opening', undefined, ['part']],
    // Docusaurus 2 removes only a heading at the start of a post
    ['opening', true, ['title', 'part']],
  ] as const)('should be taken out of the text of a post: %s, %s', async (titles, mdx1, ids) => {
    const context = { postFolders: ['blog'], titles, mdx1: mdx1 === true };
    const post = await parseText('text\n\n# Title\n\n## Part', 'blog/a.md', context);
    expect(post.headings.map(({ id }) => id)).toEqual(ids);
    expect(htmlOf(post).includes('Title')).toBe(ids.length === 2);
    const document = await parseText('text\n\n# Title', 'docs/a.md', context);
    expect(htmlOf(document)).toContain('Title');
  });

  test.each(['## Part\n\n# Title', '## Title', '# <b></b>', ''])('should be absent from %j', async (text) => {
    expect((await parseText(text)).contentTitle).toBeUndefined();
  });
});
