import { describe, expect, test } from '@jest/globals';
import type { Element, Nodes } from 'hast';
import { at, htmlOf, type ParseOptions, parseText } from '../../parse-text.js';

describe.each(['satteri', 'remark'] as const)('a block of VitePress, read by %s', (parser) => {
  const parse = (text: string, options: ParseOptions = {}) => parseText(text, 'docs/a.md', { parser, ...options });

  test.each([
    [
      '::: tip A *title*\nText\n:::',
      'Admonition type="tip"><AdmonitionTitle>A <em>title</em></AdmonitionTitle><p>Text</p>',
    ],
    ['::: details\nText\n:::', 'details><p>Text</p>'],
    ['::: details A *title*\nText\n:::', 'details><summary>A <em>title</em></summary><p>Text</p>'],
    [':::details[Title]{open}\nText\n:::', 'details open><summary>Title</summary><p>Text</p>'],
  ])('should be read: %j', async (text, html) => {
    const document = await parse(text);
    expect(htmlOf(document)).toBe(`<${html}</${/^\w+/.exec(html)?.[0]}>`);
    expect(document.directives.map(({ known, closed }) => [known, closed])).toEqual([[true, true]]);
  });

  test('should be the admonition or component that the site has of that name', async () => {
    const document = await parse(':::details[Title]\nText\n:::', { admonitions: new Set(['details']) });
    expect(htmlOf(document)).toContain('<Admonition type="details"><AdmonitionTitle>Title');
  });

  test('should stay text if VitePress syntax is disabled', async () => {
    const options = { vitePressNotations: false };
    expect(htmlOf(await parse('::: tip\nText\n:::', options))).toBe('<p>::: tipText:::</p>');
    const { directives, tree } = await parse(':::code-group\n```js [a]\na\n```\n:::', options);
    expect([directives[0]?.known, (tree.children[0] as Element).tagName]).toEqual([false, 'Admonition']);
  });
});

describe('a code group', () => {
  test('should become tabs, named by labels, titles or languages', async () => {
    const group = '::: code-group\n```sh [npm] {1}\na\n```\n\n```sh title="With pnpm"\nb\n```\n\n```js\nc\n```\n:::';
    const { tree, problems } = await parseText(group);
    const [tabs] = elementsOf(tree);
    expect([tabs?.tagName, tabs?.properties, problems]).toEqual(['Tabs', {}, []]);
    const items = elementsOf(tabs);
    expect(items.map(({ tagName, properties }) => [tagName, properties])).toEqual([
      ['TabItem', { label: 'npm' }],
      ['TabItem', { label: 'With pnpm' }],
      ['TabItem', { label: 'js' }],
    ]);
    const blocks = items.flatMap(elementsOf);
    expect(
      blocks.map(({ tagName, properties: { language, title, hasLines } }) => [tagName, language, title, hasLines]),
    ).toEqual([
      ['CodeBlock', 'sh', undefined, true],
      ['CodeBlock', 'sh', undefined, undefined],
      ['CodeBlock', 'js', undefined, undefined],
    ]);
  });

  test('should keep a title besides a label, and be in the group that it names', async () => {
    const { tree } = await parseText(':::code-group{groupId="os"}\n```js [A] title="b.js"\na\n```\n:::');
    const [tabs] = elementsOf(tree);
    expect(tabs?.properties).toEqual({ groupId: 'os' });
    expect(elementsOf(elementsOf(tabs)[0])[0]?.properties.title).toBe('b.js');
  });

  test('may contain comments', async () => {
    const { tree, problems } = await parseText(':::code-group\n\n<!-- skip -->\n\n```js [a]\na\n```\n:::');
    const [tabs] = elementsOf(tree);
    expect([problems, elementsOf(tabs).map(({ properties }) => properties)]).toEqual([[], [{ label: 'a' }]]);
  });

  test('should be reported if it contains anything else, or two tabs of one name', async () => {
    const { problems } = await parseText(':::code-group\n```js\na\n```\n\nText\n\n```js\nb\n```\n:::');
    expect(problems.map((problem) => [problem.rule, at(problem), problem.message])).toEqual([
      ['tabs', 'docs/a.md:6:1', 'a code group shows only code'],
      ['tabs', 'docs/a.md:8:1', "two of these tabs have the label 'js'"],
    ]);
  });
});

describe('tabs in Markdown', () => {
  test('should have the labels of their blocks, also in the syntax of sphinx-design', async () => {
    const text = '::::tabs{groupId="os"}\n:::tab[On `Linux`]\nA\n\n- b\n:::\n\n:::tab[macOS]\nC\n:::\n::::';
    const { tree, problems, directives } = await parseText(text);
    const [tabs] = elementsOf(tree);
    expect([tabs?.tagName, tabs?.properties, problems]).toEqual(['Tabs', { groupId: 'os' }, []]);
    const items = elementsOf(tabs);
    expect(items.map(({ tagName, properties }) => [tagName, properties])).toEqual([
      ['TabItem', { label: 'On Linux' }],
      ['TabItem', { label: 'macOS' }],
    ]);
    expect(elementsOf(items[0]).map(({ tagName }) => tagName)).toEqual(['p', 'ul']);
    expect(directives.map(({ known, closed }) => [known, closed])).toEqual([
      [true, true],
      [true, true],
      [true, true],
    ]);
    const sphinx = text.replace('tabs{groupId="os"}', '{tab-set}').replace(/tab\[(.*?)\]/g, '{tab-item} $1');
    const [same] = elementsOf((await parseText(sphinx)).tree);
    expect(elementsOf(same).map(({ properties }) => properties)).toEqual(items.map(({ properties }) => properties));
  });

  test('should be reported if they contain anything else, and tabs without a label or outside of them', async () => {
    const text = '::::tabs\nText\n\n:::tab\na\n:::\n:::tab[A]\n:::\n:::tab[A]\n:::\n::::\n\n:::tab[B]\nb\n:::';
    const { problems } = await parseText(text);
    expect(problems.map((problem) => [problem.rule, at(problem), problem.message])).toEqual([
      ['tabs', 'docs/a.md:2:1', "':::tabs' shows only tabs"],
      ['tabs', 'docs/a.md:4:1', 'the tab has no label'],
      ['tabs', 'docs/a.md:9:1', "two of these tabs have the label 'A'"],
      ['tabs', 'docs/a.md:13:1', 'the tab is outside of tabs'],
    ]);
  });
});

describe('a fence of VitePress', () => {
  test.each([
    ['js{2}', { language: 'js', hasLines: true }],
    ['js{1, 2}', { language: 'js', hasLines: true }],
    ['js:line-numbers', { language: 'js', hasLines: true, showLineNumbers: true }],
    [
      'ts:line-numbers=7 {1} title="a"',
      { language: 'ts', hasLines: true, showLineNumbers: true, firstLine: 7, title: 'a' },
    ],
    ['js:line-numbers{1}', { language: 'js', hasLines: true, showLineNumbers: true }],
    ['js:no-line-numbers', { language: 'js' }],
    ['{ .js .copy title="a.js" }', { language: 'js', title: 'a.js' }],
    ['{.js}', { language: 'js' }],
    ['js [a b.js] {1}', { language: 'js', title: 'a b.js', hasLines: true }],
    ['js [a.js] title="b.js"', { language: 'js', title: 'b.js' }],
    ['js:else', { language: 'js:else' }],
    [' [File tree]', { language: 'text', title: 'File tree' }],
    ['title="a.js" {1}', { language: 'text', title: 'a.js', hasLines: true }],
    ['{1}', { language: 'text', hasLines: true }],
    ['html-vue', { language: 'html-vue' }],
  ])('should be translated to the same meaning: %j', async (info, expected) => {
    const { tree, problems } = await parseText(`- a\n\n  ~~~${info}\n  a\n  b\n  ~~~`);
    const { html: _, ...properties } = findCodeBlock(tree)?.properties ?? {};
    expect([properties, problems.filter(({ rule }) => rule !== 'unknown-language')]).toEqual([expected, []]);
  });

  test('should be the language name if VitePress syntax is disabled', async () => {
    const { tree } = await parseText('```js{1}\na\n```', 'docs/a.md', { vitePressNotations: false });
    expect(findCodeBlock(tree)?.properties.language).toBe('js{1}');
  });
});

test('comments of Shiki should mark lines, unless VitePress syntax is disabled', async () => {
  const read = async (options: ParseOptions) =>
    findCodeBlock((await parseText('```text\na // [!code ++]\n```', 'docs/a.md', options)).tree)?.properties.html;
  expect(await read({})).toBe('<span class="line added">a\n</span>');
  expect(await read({ vitePressNotations: false })).toBe('a // [!code ++]');
});

function elementsOf(node: Nodes | undefined): Element[] {
  return node !== undefined && 'children' in node
    ? (node.children as Nodes[]).filter((child): child is Element => child.type === 'element')
    : [];
}

function findCodeBlock(node: Nodes): Element | undefined {
  if (node.type === 'element' && node.tagName === 'CodeBlock') return node;
  for (const child of elementsOf(node)) {
    const found = findCodeBlock(child);
    if (found !== undefined) return found;
  }
  return undefined;
}
