import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parseText } from './parse-text.js';

const folder = join(import.meta.dirname, '../../../../content/docsite');
const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.mdx?$/.test(path));

test('a document that is not highlighted should have the same facts', async () => {
  expect(paths.length).toBeGreaterThan(50);
  for (const path of paths) {
    const text = readFileSync(join(folder, path), 'utf8');
    const { tree: _, ...facts } = await parseText(text, path, { highlights: false });
    const { tree: __, ...whole } = await parseText(text, path);
    expect(facts).toEqual(whole);
  }
});

test('its code should not be highlighted', async () => {
  const { tree } = await parseText('```js title="a"\nlet a;\n```', 'a.md', { highlights: false });
  expect(tree.children).toMatchObject([{ tagName: 'CodeBlock', properties: { html: '', language: 'js' } }]);
});
