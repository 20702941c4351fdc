import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parseText } from './parse-text.js';

const folder = join(import.meta.dirname, '../../../../content/docsite');
const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.mdx?$/.test(path));

test('a document without highlighting should have the same facts', async () => {
  expect(paths.length).toBeGreaterThan(50);
  for (const path of paths) {
    const text = readFileSync(join(folder, path), 'utf8');
    const { tree: _, ...facts } = await parseText(text, path, { highlights: false });
    const { tree: __, ...whole } = await parseText(text, path);
    expect(facts).toEqual(whole);
  }
});

test('a document for a check should have the same facts, and its whole tree unless it is plain', async () => {
  const seen = new Set<boolean | undefined>();
  for (const path of paths) {
    const text = readFileSync(join(folder, path), 'utf8');
    const { tree, ...facts } = await parseText(text, path, { highlights: 'unless-plain' });
    const { tree: whole, ...expected } = await parseText(text, path);
    expect(facts).toEqual(expected);
    seen.add(facts.isPlain);
    if (!facts.isPlain) expect(tree).toEqual(whole);
  }
  expect(seen).toEqual(new Set([true, undefined]));
});

test.each([
  ['# A\n\n> [b](c.md "d") ![e](f.png)\n\n1. x\n\n- [x] y\n\n| a |\n| :-: |\n| b |\n', true],
  ['A note.[^1]\n\n[^1]: Its text.\n', true],
  [':::note[Title]\nText.\n:::\n\n```js title="a"\nlet a;\n```\n', true],
  ['<kbd>Ctrl</kbd> <br> <span class="a" data-b="c">x</span>\n', true],
  ['<p style="color: red">x</p>\n', undefined],
  ['<video src="a.mp4"></video>\n', undefined],
  ['<p onclick="x()">x</p>\n', undefined],
  ['<x-y>x</x-y>\n', undefined],
  ['<Tabs>\n<TabItem label="a">x</TabItem>\n</Tabs>\n', undefined],
  ['---\nhead:\n  - tag: link\n    attrs: { rel: me, href: /a }\n---\nx\n', undefined],
])('%j should be plain: %s', async (text, isPlain) => {
  const { isPlain: found } = await parseText(text, text.startsWith('<Tabs') ? 'a.mdx' : 'a.md');
  expect(found).toBe(isPlain);
});

test('code of a document for a check should not be highlighted', async () => {
  const { tree } = await parseText('```js title="a"\nlet a;\n```', 'a.md', { highlights: false });
  expect(tree.children).toMatchObject([{ tagName: 'CodeBlock', properties: { html: '', language: 'js' } }]);
});
