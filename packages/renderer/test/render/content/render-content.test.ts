import { describe, expect, test } from '@jest/globals';
import type { Root } from 'hast';
import { createElement, Fragment, type ReactNode } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { renderToString } from 'react-dom/server';
import { createContentRenderer } from '../../../src/render/content/render-content.js';
import type { ContentComponents } from '../../../src/template/index.js';
import { parse } from '../../site-fixture.js';

const runtime = { Fragment, jsx, jsxs };

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

async function htmlOf(markdown: string, components: ContentComponents = {}): Promise<string> {
  const { tree, problems, module } = await parse('docs/a.mdx', markdown);
  expect({ problems, module }).toEqual({ problems: [], module: undefined });
  return renderToString(createContentRenderer(components, runtime).draw(tree));
}

const Card = ({ children, ...props }: Props) => createElement('article', null, JSON.stringify(props), children);

const Mark = ({ children }: Props) => createElement('mark', null, children);

describe('the content of a static page', () => {
  test('should render elements by the components of their names', async () => {
    const components = { a: ({ href, children }: Props) => createElement('a', { href, className: 'own' }, children) };
    expect(await htmlOf('[x](https://example.com/)', components)).toBe(
      '<p><a href="https://example.com/" class="own">x</a></p>',
    );
  });

  test('should render JSX by the components of its names, and pass literals', async () => {
    const html = await htmlOf('<Card title="t" open count={2} list={[1, "b"]}>**x**</Card>', { Card });
    expect(html).toBe(
      '<article>{&quot;title&quot;:&quot;t&quot;,&quot;open&quot;:true,&quot;count&quot;:2,&quot;list&quot;:[1,&quot;b&quot;]}<strong>x</strong></article>',
    );
  });

  test('should render bare elements in JSX unchanged, except for details', async () => {
    const text = '<code>[x](https://example.com/)</code>\n\n<details><summary>s</summary></details>\n\n`c` <b>d</b>';
    const { tree } = await parse('docs/a.mdx', text, {}, { bareElements: true });
    const { draw } = createContentRenderer({ code: Mark, a: Mark, details: Mark }, runtime, true);
    expect(renderToString(draw(tree)).replaceAll('\n', '')).toBe(
      '<code><mark>x</mark></code><mark><summary>s</summary></mark><p><mark>c</mark> <b>d</b></p>',
    );
  });

  test('should show the children of unknown components', async () => {
    expect(await htmlOf('<Gone title="t">\n\n**x**\n\n</Gone>')).toBe('<p><strong>x</strong></p>');
  });

  test('should show the children of members of unknown components', async () => {
    expect(await htmlOf('<Tabs.Item>x</Tabs.Item>', { Card })).toBe('x');
  });

  test('should escape text and attributes', async () => {
    expect(await htmlOf('\\<script> & `<b>` [x](https://example.com/?a="b")')).toBe(
      '<p>&lt;script&gt; &amp; <code>&lt;b&gt;</code> <a href="https://example.com/?a=%22b%22">x</a></p>',
    );
  });

  test('should render the literals of expressions as text', async () => {
    expect((await htmlOf('{1 }\n\n{"<b>"}\n\n{/* c */}')).replaceAll(/<!-- -->|\n/g, '')).toBe('1&lt;b&gt;');
  });

  test('should run no code, and render only literals', () => {
    const call = {
      type: 'CallExpression',
      callee: { type: 'Identifier', name: 'run' },
      arguments: [],
      optional: false,
    };
    const estree = { type: 'Program', sourceType: 'module', body: [{ type: 'ExpressionStatement', expression: call }] };
    const tree = {
      type: 'root',
      children: [{ type: 'mdxFlowExpression', value: 'run()', data: { estree } }],
    } as unknown as Root;
    expect(renderToString(createContentRenderer({}, runtime).draw(tree))).toBe('');
  });
});
