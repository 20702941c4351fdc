import { describe, expect, test } from '@jest/globals';
import type { Root as HastRoot } from 'hast';
import type { Root as MdastRoot } from 'mdast';
import type { VFile } from 'vfile';
import { parseDefaults } from '../../../../tests/parse-defaults.js';
import { createDocumentParser } from '../../src/parse/parse-document.js';
import { decodeSource } from '../../src/scan/source-file.js';
import { at, htmlOf, parseText } from './parse-text.js';

describe('a document', () => {
  test('should be read the same with CRLF and a byte order mark', async () => {
    const text = '---\ntitle: T\nsidebar_position: x\n---\n\n# A\n\n[l](x.md)\n';
    const [plain, windows] = await Promise.all([parseText(text), parseText(`\uFEFF${text.replaceAll('\n', '\r\n')}`)]);
    expect([windows.tree, windows.links.map(at), windows.problems.map(at)]).toEqual([
      plain.tree,
      ['docs/a.md:8:1'],
      ['docs/a.md:3:19'],
    ]);
  });

  test('should be reported if it is not UTF-8, and be read all the same', async () => {
    const parse = createDocumentParser({ ...parseDefaults, admonitions: new Set() });
    const document = await parse(decodeSource('a.md', Buffer.concat([Buffer.from('# T\n\nx'), Buffer.from([0xff])])));
    expect(document.problems).toEqual([
      {
        rule: 'encoding',
        message: 'the file is not UTF-8: byte 7 cannot be read',
        hint: 'save it as UTF-8',
        place: { file: 'a.md', line: 3, column: 2 },
      },
    ]);
    expect(document.contentTitle).toBe('T');
    const wide = Buffer.from('\uFEFF# T\n\nx', 'utf16le');
    for (const bytes of [wide, wide.subarray(2), Buffer.from(wide).swap16()])
      expect((await parse(decodeSource('a.md', bytes))).problems).toMatchObject([
        { hint: 'it is probably UTF-16: save it as UTF-8' },
      ]);
  });

  test('should be read as its front matter says, whatever the site and its name say', async () => {
    const read = (format: string, name: string) =>
      parseText(`---\nmdx:\n  format: ${format}\n---\n\nmdx: <https://t.org> {1 + 1}\n`, name, { format: 'mdx' });
    const documents = await Promise.all([read('md', 'a.mdx'), read('mdx', 'a.md'), read('detect', 'a.md')]);
    expect(documents.map(({ format, problems }) => [format, problems.length])).toEqual([
      ['md', 0],
      ['mdx', 1],
      ['md', 0],
    ]);
    const text = '---\ntitle: T\n---\n\nText\n\nmdx:\n  format: md\n';
    expect((await parseText(text, 'a.mdx')).format).toBe('mdx');
    expect((await read('html', 'a.md')).problems[0]?.message).toContain("expected 'md', 'mdx' or 'detect'");
  });

  test('should be empty if the file is empty', async () => {
    const document = await parseText('');
    expect([document.tree.children, document.problems, document.excerpt]).toEqual([[], [], '']);
  });

  test('should be plain data that can be cloned, and have no module if it is static', async () => {
    const document = await parseText('# T\n\n```js\na\n```');
    expect(structuredClone(document)).toEqual(document);
    expect(Object.keys(document)).not.toContain('module');
  });

  test.each([
    ['![alt](i.png)\n\nFirst *words*[^1]\nof it.\n\nSecond.\n\n[^1]: n', 'First words of it.'],
    ['> quote\n\n- list\n\ntext', 'text'],
    ['# T', ''],
  ])('should have its first paragraph as excerpt: %j', async (text, excerpt) => {
    expect((await parseText(text)).excerpt).toBe(excerpt);
  });

  test('should be MDX by extension, or if the configuration says so', async () => {
    const formats = await Promise.all([
      parseText('x', 'a.md'),
      parseText('x', 'a.mdx'),
      parseText('x', 'a.md', { format: 'mdx' }),
    ]);
    expect(formats.map((document) => document.format)).toEqual(['md', 'mdx', 'mdx']);
  });
});

describe.each(['satteri', 'remark'] as const)('Markdown, read by %s', (parser) => {
  test.each([
    [
      '| a | b |\n|:--|--:|\n| `x` | y |',
      '<table><thead><tr><th align="left">a</th><th align="right">b</th></tr></thead><tbody><tr><td align="left"><code>x</code></td><td align="right">y</td></tr></tbody></table>',
    ],
    ['~~a~~ https://x.y', '<p><del>a</del> <a href="https://x.y">https://x.y</a></p>'],
    [
      '- [x] a',
      '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" checked disabled> a</li></ul>',
    ],
    ['<div class="y">\n\n**b**\n\n</div>', '<div class="y"><p><strong>b</strong></p></div>'],
    ['<details><summary>S</summary>\n\n*x*\n\n</details>', '<details><summary>S</summary><p><em>x</em></p></details>'],
    ['a <kbd>K</kbd> b', '<p>a <kbd>K</kbd> b</p>'],
    ['<b>open', '<p><b>open</b></p>'],
  ])('should turn %j into HTML', async (text, html) => {
    expect(htmlOf(await parseText(text, 'docs/a.md', { parser }))).toBe(html);
  });

  test('should link to footnotes and back', async () => {
    const document = await parseText('A[^x]\n\n[^x]: Note', 'docs/a.md', { parser });
    expect(document.links.map((link) => link.href)).toEqual(['#user-content-fn-x', '#user-content-fnref-x']);
    expect(document.ids.map((item) => item.id)).toEqual(['user-content-fnref-x', 'user-content-fn-x']);
    expect(htmlOf(document)).toContain('<h2 class="sr-only" id="footnote-label">Footnotes</h2>');
  });
});

describe('plugins of the site', () => {
  const remark = (options: { word: string }) => (tree: MdastRoot) => {
    tree.children.push({ type: 'heading', depth: 2, children: [{ type: 'text', value: options.word }] });
  };
  const rehype = () => (tree: HastRoot) => {
    tree.children.push({ type: 'element', tagName: 'a', properties: { href: 'added.md' }, children: [] });
  };

  test('should change the tree before headings and links are collected', async () => {
    const { headings, links } = await parseText('x', 'docs/a.md', {
      remarkPlugins: [[remark, { word: 'Added' }]],
      rehypePlugins: [rehype],
    });
    expect([headings.map((heading) => heading.id), links.map((link) => link.href)]).toEqual([['added'], ['added.md']]);
  });

  test('should be reported if one fails, at the place it names, and leave the page empty', async () => {
    const plain = () => () => {
      throw new Error('out of order');
    };
    const placed = () => (tree: MdastRoot, file: VFile) => file.fail('no such word', tree.children[1]);
    const problemsOf = async (plugin: unknown) =>
      (await parseText('x\n\n  y', 'docs/a.md', { remarkPlugins: [plugin] })).problems;
    const hint = 'fix the plugin, or remove it from the configuration';
    expect(await problemsOf(plain)).toEqual([
      {
        rule: 'plugin',
        message: 'a Markdown plugin failed: out of order',
        hint,
        place: { file: 'docs/a.md', line: 1, column: 1 },
      },
    ]);
    expect(await problemsOf(placed)).toEqual([
      {
        rule: 'plugin',
        message: 'a Markdown plugin failed: no such word',
        hint,
        place: { file: 'docs/a.md', line: 3, column: 3 },
      },
    ]);
  });

  test('should be reported if one fails before it has a document, with a hint that it may be too old', async () => {
    const plugin = () => {
      throw new TypeError("Cannot read properties of undefined (reading 'inlineTokenizers')");
    };
    for (const plugins of [{ remarkPlugins: [plugin] }, { rehypePlugins: [[plugin, { expand: true }]] }]) {
      const { problems } = await parseText('x', 'docs/a.md', plugins);
      expect(problems).toEqual([
        {
          rule: 'plugin',
          message: "a Markdown plugin failed: Cannot read properties of undefined (reading 'inlineTokenizers')",
          hint: 'update the plugin, which may be made for an older remark or rehype, or remove it from the configuration',
          place: { file: 'docs/a.md', line: 1, column: 1 },
        },
      ]);
    }
  });

  test.each([{}, 'text', () => {}])('should be reported if one returns no tree but %p', async (result) => {
    const plugin = () => () => result;
    for (const plugins of [{ remarkPlugins: [plugin] }, { rehypePlugins: [plugin] }]) {
      const { problems } = await parseText('x', 'docs/a.md', plugins);
      const message = 'a Markdown plugin failed: it returned something other than the tree of a document';
      expect(problems).toMatchObject([{ rule: 'plugin', message }]);
    }
  });
});
