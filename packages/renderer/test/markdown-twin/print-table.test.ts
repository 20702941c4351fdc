import { expect, test } from '@jest/globals';
import type { ContentElement } from '../../src/markdown-twin/content-node.js';
import type { PrintContext } from '../../src/markdown-twin/print-inline.js';
import { printTable } from '../../src/markdown-twin/print-table.js';

const context: PrintContext = { absolute: (url) => url, admonitionLabel: (type) => type, cards: [], lineBreak: '\\\n' };

function element(tagName: string, children: ContentElement[]): ContentElement {
  return { type: 'element', tagName, properties: {}, children };
}

test('should print every row of a very long table', () => {
  const row = element('tr', [element('td', [])]);
  const table = element('table', [element('tbody', new Array<ContentElement>(200_000).fill(row))]);
  const lines = printTable(table, context, () => ['a']).split('\n');
  expect(lines.slice(0, 3)).toEqual(['|  |', '| --- |', '| a |']);
  expect(lines).toHaveLength(200_002);
});
