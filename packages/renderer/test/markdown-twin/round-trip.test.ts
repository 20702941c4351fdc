import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import type { Root } from 'hast';
import { type ContentNode, textOf } from '../../src/markdown-twin/content-node.js';
import { renderTwin } from '../../src/markdown-twin/render-twin.js';
import { parse } from '../site-fixture.js';
import { page, site } from './print-text.js';

const content = fileURLToPath(new URL('../../../../content/', import.meta.url));
const sources = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((path) => /\.mdx?$/.test(path));

function lettersOf(tree: Root): string {
  return tree.children
    .map((node) => textOf(node as ContentNode))
    .join('')
    .replace(/\s/g, '');
}

test('printed Markdown should parse to the same text and print the same again', async () => {
  const changed: string[] = [];
  for (const source of sources) {
    const document = await parse(source, readFileSync(join(content, source), 'utf8'));
    const printed = renderTwin(page, document.tree, site);
    const read = await parse('docs/printed.md', printed);
    // admonitions and components add words of their own
    const isPlain = document.directives.length === 0 && document.components.length === 0;
    const expected = (printed.startsWith('# T\n') ? 'T' : '') + lettersOf(document.tree);
    if (isPlain && lettersOf(read.tree) !== expected) changed.push(`${source}: text`);
    if (renderTwin(page, read.tree, site) !== printed) changed.push(`${source}: print`);
  }
  expect(sources.length).toBeGreaterThan(100);
  expect(changed).toEqual([]);
});
