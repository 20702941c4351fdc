import { expect, test } from '@jest/globals';
import { createRenderedReader, readRendered } from '../../src/markdown-twin/read-rendered.js';
import { renderTwin } from '../../src/markdown-twin/render-twin.js';
import { page, site } from './print-text.js';

const { toc: _, ...modulePage } = { toc: [], ...page, kind: 'module' };

async function print(html: string, kind: 'doc' | 'module' = 'doc'): Promise<string> {
  return renderTwin(kind === 'doc' ? page : (modulePage as typeof page), await readRendered(html), site);
}

test('what the theme adds for the screen alone should be left out', async () => {
  const html =
    '<h2 id="a">A<a class="heading-anchor" href="#a" aria-label="link"></a></h2><svg><path/></svg><p>B <a href="https://e.org">c<span class="external-mark" aria-label="new tab"></span></a></p><button>Press</button>';
  expect(await print(html)).toBe('# T\n\n## A\n\nB [c](https://e.org)\n');
});

test('admonitions, tabs and code should be turned back into what the author wrote', async () => {
  const html =
    '<div class="admonition admonition-tip" role="note"><p class="admonition-title"><svg></svg><span>Do</span></p><div class="admonition-text"><p>It.</p></div></div>' +
    '<div class="tabs"><div class="tab-row" role="tablist"><button>One</button></div><div class="tab-panel"><div class="tab-label" aria-hidden="true">One</div><p>First.</p></div></div>' +
    '<div class="code-frame"><pre><code class="language-js"><span class="token">f</span>();\n</code></pre></div>';
  expect(await print(html)).toBe('# T\n\n> **Tip: Do**\n>\n> It.\n\n**One**\n\nFirst.\n\n```\nf();\n```\n');
});

test('a page that renders its own title anywhere should not be given a second one', async () => {
  expect(await print('<section><p>Since 1999</p><h1>Own</h1></section>', 'module')).toBe('Since 1999\n\n# Own\n');
});

test('adjacent links should be kept apart', async () => {
  expect(await print('<p><a href="/a">A</a><a href="/b">B</a></p>')).toBe(
    '# T\n\n[A](https://example.org/a) [B](https://example.org/b)\n',
  );
});

test('a page read again soon should come from memory, until many others have been read', async () => {
  const read = createRenderedReader();
  const first = await read('<p>A</p>');
  expect(first).toEqual(await readRendered('<p>A</p>'));
  await read('<p>B</p>');
  expect(await read('<p>A</p>')).toBe(first);
  for (let number = 0; number < 100; number++) await read(`<p>${number}</p>`);
  expect(await read('<p>A</p>')).not.toBe(first);
});
