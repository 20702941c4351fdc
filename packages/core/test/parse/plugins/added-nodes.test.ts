import { describe, expect, test } from '@jest/globals';
import type { Root } from 'mdast';
import type { Processor } from 'unified';
import { walkMdast } from '../../../src/parse/tree/walk.js';
import { htmlOf, parseText } from '../parse-text.js';

describe('a remark plugin that adds nodes', () => {
  test('should be able to make MDX fragments without a name', async () => {
    const plugin = () => (tree: Root) =>
      void walkMdast(tree, (node) => {
        if (node.type === 'blockquote') Object.assign(node, { type: 'mdxJsxFlowElement' });
        return undefined;
      });
    const document = await parseText('> x', 'docs/a.mdx', { remarkPlugins: [plugin] });
    expect(document.tree.children).toMatchObject([{ type: 'mdxJsxFlowElement', name: null, attributes: [] }]);
  });

  test('should be able to make MDX elements of nodes without children and attributes', async () => {
    const plugin = () => (tree: Root) =>
      void walkMdast(tree, (node) => {
        if (node.type === 'code') Object.assign(node, { type: 'mdxJsxFlowElement', name: 'Code' });
        return undefined;
      });
    const document = await parseText('```js\nx\n```', 'docs/a.mdx', { remarkPlugins: [plugin] });
    expect(document.tree.children).toMatchObject([
      { type: 'mdxJsxFlowElement', name: 'Code', attributes: [], children: [] },
    ]);
  });

  test('should be able to add MDX elements to a Markdown document with HTML', async () => {
    const plugin = () => (tree: Root) =>
      void tree.children.push({
        type: 'mdxJsxFlowElement',
        name: 'Admonition',
        attributes: [{ type: 'mdxJsxAttribute', name: 'type', value: 'tip' }],
        children: [{ type: 'paragraph', children: [{ type: 'text', value: 'b' }] }],
      });
    const document = await parseText('<b>a</b>', 'docs/a.md', { remarkPlugins: [plugin] });
    expect(document.problems).toEqual([]);
    expect(htmlOf(document)).toBe('<p><b>a</b></p><Admonition type="tip"><p>b</p></Admonition>');
  });

  test('should be able to add imports, as text or as a syntax tree, and elements that use them', async () => {
    const estree = {
      type: 'Program',
      sourceType: 'module',
      body: [
        {
          type: 'ImportDeclaration',
          source: { type: 'Literal', value: './b.js' },
          specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: 'B' } }],
        },
      ],
    };
    const code = { type: 'ExpressionStatement', expression: { type: 'Literal', value: 2 } };
    const value = {
      type: 'mdxJsxAttributeValueExpression',
      value: '',
      data: { estree: { type: 'Program', body: [code] } },
    };
    const plugin = () => (tree: Root) => {
      tree.children.unshift({ type: 'mdxjsEsm', value: "import A from './a.js'" } as never);
      tree.children.unshift({ type: 'mdxjsEsm', value: '', data: { estree } } as never);
      tree.children.push({
        type: 'mdxJsxFlowElement',
        name: 'B',
        attributes: [{ type: 'mdxJsxAttribute', name: 'n', value }],
        children: [{ type: 'mdxJsxFlowElement', name: 'A', attributes: [], children: [] }],
      } as never);
    };
    const document = await parseText('x', 'docs/a.mdx', { remarkPlugins: [plugin] });
    expect(document.module?.statements.map(({ code, names }) => [code, names])).toEqual([
      ['import B from "./b.js";', ['B']],
      ["import A from './a.js'", ['A']],
    ]);
    expect(document.components.map(({ name, known }) => [name, known])).toEqual([
      ['B', true],
      ['A', true],
    ]);
    expect(htmlOf(document)).toBe('<p>x</p><B n="2"><A></A></B>');
  });

  test('should be able to add code as a syntax tree beside a text that only stands for it', async () => {
    const declaration = {
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: [
        {
          type: 'VariableDeclarator',
          id: { type: 'Identifier', name: 'config' },
          init: { type: 'ArrayExpression', elements: [{ type: 'Literal', value: 1 }] },
        },
      ],
    };
    const body = [{ type: 'ExportNamedDeclaration', declaration, specifiers: [], source: null }];
    const estree = { type: 'Program', sourceType: 'module', body };
    const plugin = () => (tree: Root) =>
      void tree.children.unshift({ type: 'mdxjsEsm', value: 'export const config = {}', data: { estree } } as never);
    const document = await parseText('export const own = 2;\n\nx', 'docs/a.mdx', { remarkPlugins: [plugin] });
    const written = new Set(document.module?.statements.map(({ code }) => code));
    expect(written).toEqual(new Set(['export const config = [1];', 'export const own = 2;']));
  });

  test('should not change the ids of written headings by adding headings, which get other ids', async () => {
    const plugin = () => (tree: Root) => {
      const added = { type: 'heading', depth: 3, children: [{ type: 'text', value: 'A' }] };
      const [first, ...rest] = tree.children;
      return { ...tree, children: [added, { ...first }, ...rest] } as Root;
    };
    const files = { 'docs/_p.mdx': '## B' };
    const text = "## A\n\nimport P from './_p.mdx';\n\n<P/>";
    const { headings } = await parseText(text, 'docs/a.mdx', { siteDir: '/s', remarkPlugins: [plugin], files });
    expect(headings.map(({ text, id }) => [text, id])).toEqual([
      ['A', 'a-1'],
      ['A', 'a'],
      ['A', 'a-2'],
      ['B', 'b'],
    ]);
  });

  test('should be able to add syntax by micromark extensions', async () => {
    const marks = {
      text: {
        64: {
          tokenize: (
            effects: { enter(type: string): void; exit(type: string): void; consume(code: number): void },
            ok: unknown,
          ) => {
            return (code: number) => {
              effects.enter('mark');
              effects.consume(code);
              effects.exit('mark');
              return ok;
            };
          },
        },
      },
    };
    const nodes = {
      enter: {
        mark(this: { enter(node: unknown, token: unknown): void }, token: unknown) {
          this.enter({ type: 'mark', data: { hName: 'mark' }, children: [] }, token);
        },
      },
      exit: {
        mark(this: { exit(token: unknown): void }, token: unknown) {
          this.exit(token);
        },
      },
    };
    function plugin(this: Processor) {
      Object.assign(this.data(), { micromarkExtensions: [marks], fromMarkdownExtensions: [nodes] });
    }
    expect(htmlOf(await parseText('a @ b', 'docs/a.md', { remarkPlugins: [plugin] }))).toBe('<p>a <mark></mark> b</p>');
  });
});
