import { createRequire } from 'node:module';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import * as React from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { renderToString } from 'react-dom/server';
import { createHtmlRenderer } from '../../src/react-html/create-html-renderer.js';
import { createContentRenderer } from '../../src/render/content/render-content.js';
import type { ContentComponents } from '../../src/template/index.js';
import { parse } from '../site-fixture.js';

const { createElement: h, Fragment, useId } = React;

const Named = ({ children }: { readonly children?: React.ReactNode }) => h('b', { id: useId() }, children);
const Plain = ({ children }: { readonly children?: React.ReactNode }) => children;
const components = {
  a: ({ href, children }: Readonly<Record<string, React.ReactNode>>) =>
    h('a', { href: href as string, title: React.Children.count(children) }, children),
  h2: Named,
  Named,
  Plain,
} as unknown as ContentComponents;

const documents: Readonly<Record<string, string>> = {
  paragraphs: 'a *b* **c** `d & <e>`\nf\\\ng\n\n***\n\n> q "quoted" \'x\'',
  lists: '- a\n- b\n\n  c\n\n1. x\n   - [ ] y\n   - [x] z\n\n3) third',
  links: '[a *b* c](https://example.com/?a="b"&c) and <https://example.com>, ![i](https://example.com/i.png "t")',
  headings: '## One\n\n### Two `x`\n\ntext\n\n## One',
  tables:
    '| a | b |\n| :-- | --: |\n| *x* | `y` |\n|  | z |\n\n<table>\n  <tbody>\n    <tr><td>x</td></tr>\n  </tbody>\n</table>',
  code: '```js\nconst a = "<b>";\n```\n\n    indented\n\n<pre>\n\nfirst line empty</pre>',
  footnotes: 'a[^1] b[^2]\n\n[^1]: one\n[^2]: two',
  'raw HTML': [
    '<div class="a b" id="x" hidden data-some-thing="1" aria-label="l" tabindex="0">\n\n*x*\n\n</div>',
    '<p style="color: red; --own: 1" align="center">a<br>b<!-- c -->d</p>',
    '<svg viewBox="0 0 1 1" stroke-width="2"><path d="M0 0" fill-opacity=".5"></path><title>t</title></svg>',
    '<details open><summary>s</summary>\n\nd\n\n</details>',
    '<video controls autoplay muted width="3" src="https://example.com/v.mp4"></video>',
    '<input type="checkbox" checked disabled><ol start="3" reversed><li value="2">x</li></ol>',
    '<td align="left">x</td><textarea>\nx</textarea><kbd>k</kbd><time datetime="2020">t</time>',
    '<img srcset="https://example.com/a.png 1x, https://example.com/b.png 2x" loading="lazy" alt="">',
    '<a name="n" target="_blank" download>x</a><label for="y" accesskey="k">z</label><my-tag class="c">x</my-tag>',
    '<script type="text/template">if (a && b < "c") d;</script>',
  ].join('\n\n'),
};

const mdx: Readonly<Record<string, string>> = {
  components: 'a <Named>b</Named> c <Plain>d</Plain><Plain>e</Plain>\n\n<Named>\n\n- x <Named/>\n\n</Named>\n\n<>f</>',
  expressions: 'a {1}{"b"} {0} c {""}{null} d\n\n{2}\n\n<p className="x" tabIndex={3}>{true} y</p>',
  'unknown components': '<Gone x="1">\n\n*a*\n\n</Gone>\n\ntext <Gone.Part>b</Gone.Part>',
};

async function renderBoth(path: string, markdown: string) {
  const { tree, problems, module } = await parse(path, markdown);
  expect({ problems: problems.filter(({ rule }) => rule === 'syntax'), module }).toEqual({ problems: [] });
  return [components, {} as ContentComponents].map((drawnBy) => {
    const renderer = createContentRenderer(drawnBy, { Fragment, jsx, jsxs });
    const restart = jest.fn();
    const render = createHtmlRenderer({ React, createElement: h, renderToString }, renderer.direct);
    return { html: render(renderer.draw(tree), restart), expected: renderToString(renderer.draw(tree)), restart };
  });
}

/** The examples of the CommonMark specification, which the parser is tested with too. */
const { tests: examples } = createRequire(new URL('../../../core/package.json', import.meta.url))(
  'commonmark-spec',
) as { readonly tests: readonly { readonly markdown: string }[] };

// React warns about some things that authors may write
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

describe('printing content trees', () => {
  test('should give the same bytes as React for every CommonMark example', async () => {
    expect(examples.length).toBeGreaterThan(600);
    for (const { markdown } of examples)
      for (const { html, expected } of await renderBoth('docs/a.md', markdown)) expect(html).toBe(expected);
  });

  test.each([
    ...Object.entries(documents).map(([name, text]) => [name, 'docs/a.md', text] as const),
    ...Object.entries(mdx).map(([name, text]) => [name, 'docs/a.mdx', text] as const),
  ])('should give the same bytes as React: %s', async (_, path, text) => {
    for (const { html, expected } of await renderBoth(path, text)) {
      expect(html).toBe(expected);
      expect(html.length).toBeGreaterThan(20);
    }
  });

  test('should not need React for what most pages contain', async () => {
    for (const name of ['paragraphs', 'lists', 'headings', 'footnotes'])
      for (const { restart } of await renderBoth('docs/a.md', documents[name] as string))
        expect(restart).not.toHaveBeenCalled();
  });
});
