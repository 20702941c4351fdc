import { describe, expect, test } from '@jest/globals';
import { normalizeSyntax } from '../../../src/parse/markdown/normalize-syntax.js';

describe('normalizeSyntax', () => {
  test.each([
    [':::note Title', ':::note[Title]'],
    ['  ::::tip  A title ', '  ::::tip[A title]'],
    ['> :::note Title', '> :::note[Title]'],
    [':::note[Title]', ':::note[Title]'],
    [':::note [a](b) c', ':::note[[a](b) c]'],
    [':::note {a=b}', ':::note {a=b}'],
    [':::note', ':::note'],
    [':::', ':::'],
  ])('should make %j into %j', (text, expected) => {
    expect(normalizeSyntax(text, { format: 'md' })).toBe(expected);
  });

  test.each([
    ['a\n\n    :::tip A', 'a\n\n    :::tip A'],
    ['\t:::tip A\n\n\t:::tip B\n\n:::tip C', '\t:::tip A\n\n\t:::tip B\n\n:::tip[C]'],
    ['a\n    :::tip A', 'a\n    :::tip[A]'],
    ['- a\n\n    :::tip A\n\nb\n\n    :::tip B', '- a\n\n    :::tip[A]\n\nb\n\n    :::tip B'],
    ['1. a\n\n   b\n\n    :::tip A', '1. a\n\n   b\n\n    :::tip[A]'],
  ])('should leave code by indentation: %j', (text, expected) => {
    expect([normalizeSyntax(text, { format: 'md' }), normalizeSyntax(text, { format: 'mdx1' })]).toEqual([
      expected,
      expected,
    ]);
  });

  test.each([
    ['::: tip', ':::tip'],
    ['> ::::  tip A title', '> ::::tip[A title]'],
    ['::: tip[A title]', ':::tip[A title]'],
    ['::: details More {open}', ':::details[More]{open}'],
    [':::details More of {a}', ':::details[More of {a}]'],
    [':::{tip}', ':::tip'],
    ['> ::::{tip} A title', '> ::::tip[A title]'],
    [':::{grid} 2', ':::{grid} 2'],
    ['a\n[](){#b.c} [](){ #d }', 'a\n<a id="b.c"></a> <a id="d"></a>'],
    ['`[](){#b}`\n\n```\n[](){#b}\n```', '`[](){#b}`\n\n```\n[](){#b}\n```'],
    ['::: raw', '::: raw'],
    ['::: tips', '::: tips'],
    ['```\n::: tip\n```', '```\n::: tip\n```'],
    ['a ::: tip', 'a ::: tip'],
  ])('should turn %j into %j if notations of other tools are read', (text, expected) => {
    const isSpaced = (name: string) => name === 'tip' || name === 'details';
    expect(normalizeSyntax(text, { format: 'md', isSpaced })).toBe(expected);
  });

  test('should leave an unbracketed title that is text', () => {
    expect(normalizeSyntax(':::note Title\n## A {#b}', { format: 'mdx', admonitionTitles: false })).toBe(
      ':::note Title\n## A {/* #b */}',
    );
  });

  test.each([
    ['## A {#b c}', '## A \\{#b c}'],
    ['## A {#b} c', '## A \\{#b} c'],
    ['## A \\{#b c}', '## A \\{#b c}'],
    ['## A \\{#b\\}', '## A \\{#b\\}'],
    ['## `{#a}` {b} {#c d}', '## `{#a}` {b} \\{#c d}'],
    ['## `{#a}`', '## `{#a}`'],
    ['A {#b c}', 'A {#b c}'],
  ])('should escape braces that are not an id on their own in an MDX heading: %j', (text, expected) => {
    expect(normalizeSyntax(text, { format: 'mdx' })).toBe(expected);
  });

  test.each([
    '- a\n\n  ```\n  ## b {#c}\n\n',
    '10. ```none\n    a\n\n',
    '- a\n  1. b\n\n     ~~~\n',
    '> ```\n> a\n\n',
    '> - a\n',
  ])('should end code with the list item or the quotation that it is in: %j', (before) => {
    expect(normalizeSyntax(`${before}## A {#b}`, { format: 'mdx' })).toBe(`${before}## A {/* #b */}`);
  });

  test.each(['- a\n```\n', '```\n- a\n\n', '- a\n\n  ```\n  - b\n  ', '> ```\n> '])(
    'should leave code that goes on: %j',
    (before) => {
      expect(normalizeSyntax(`${before}## A {#b}`, { format: 'mdx' })).toBe(`${before}## A {#b}`);
    },
  );

  test('should turn the id of a heading into a comment in MDX only', () => {
    expect([normalizeSyntax('## A {#b}', { format: 'mdx' }), normalizeSyntax('## A {#b}', { format: 'md' })]).toEqual([
      '## A {/* #b */}',
      '## A {#b}',
    ]);
  });

  test('should leave the ids of headings in a comment, which a comment in it would end', () => {
    const text = (id: string) => `## A ${id}\n\n> {/* old:\n\n## B {#b}\n\`\`\`\n*/}\n\n## C ${id}`;
    expect(normalizeSyntax(text('{#c}'), { format: 'mdx' })).toBe(text('{/* #c */}'));
    const marked = '{/* one line */}\n## A {#c}\n```\n{/*\n```\n## B {#c}';
    expect(normalizeSyntax(marked, { format: 'mdx' })).toBe(marked.replaceAll('{#c}', '{/* #c */}'));
  });

  test.each([
    '```md\n:::note Title\n## A {#b}\n```',
    '~~~~\n~~~\n:::note Title\n~~~~',
    '- ```\n  :::note Title\n  ```',
    '> ```\n> :::note Title\n> ```',
  ])('should leave code unchanged: %j', (text) => {
    expect(normalizeSyntax(text, { format: 'mdx' })).toBe(text);
  });

  test.each([
    ['```mdx-code-block\n<A/>\n```\n\n```js\nb\n```', '\n<A/>\n\n\n```js\nb\n```'],
    ['```mdx-code-block\n  ```js\na\n  ```\n<A/>\n```js\n```', '\n  ```js\na\n\n<A/>\n```js\n```'],
    ['````  mdx-code-block\n```js\na\n```\n````', '\n```js\na\n```\n'],
    ['```md\n```mdx-code-block\n```', '```md\n```mdx-code-block\n```'],
  ])('should drop MDX fences in MDX: %j', (text, expected) => {
    expect([normalizeSyntax(text, { format: 'mdx' }), normalizeSyntax(text, { format: 'md' })]).toEqual([
      expected,
      text,
    ]);
  });

  test('should continue after code', () => {
    expect(normalizeSyntax('```\n:::a b\n```\n:::note Title', { format: 'md' })).toBe(
      '```\n:::a b\n```\n:::note[Title]',
    );
  });

  test('should not mistake inline code for a fence', () => {
    expect(normalizeSyntax('``` x ``` y\n:::note Title', { format: 'md' })).toBe('``` x ``` y\n:::note[Title]');
  });
});
