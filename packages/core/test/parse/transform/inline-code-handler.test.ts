import { describe, expect, test } from '@jest/globals';
import type { Element } from 'hast';
import type { Root } from 'mdast';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { inlineCode } from '../../../src/parse/transform/inline-code-handler.js';

/** The element of inline code. */
function codeOf(node: object): unknown {
  const children = [{ type: 'paragraph', children: [{ type: 'inlineCode', ...node }] }];
  const tree = unified()
    .use(remarkRehype, { handlers: { inlineCode } })
    .runSync({ type: 'root', children } as Root);
  return ((tree.children[0] as Element).children as readonly unknown[])[0];
}

describe('inline code', () => {
  test.each(['--strict', 'serve --watch', '$CFG->dbtype', 'npx docsite build --help'])(
    'should stay on one line if it is short and has a hyphen: %s',
    (value) => {
      expect(codeOf({ value })).toMatchObject({ tagName: 'code', properties: { dataUnbroken: '' } });
    },
  );

  test.each(['get_string()', 'npx docsite build --help 1', ''])('should wrap like text otherwise: %j', (value) => {
    expect(codeOf({ value })).toMatchObject({ tagName: 'code', properties: {} });
    expect(codeOf({ value })).not.toHaveProperty('properties.dataUnbroken');
  });

  test('should have no class but that of a plugin: components take a class for that of a language', () => {
    const data = { hProperties: { className: ['own'] } };
    expect(codeOf({ value: 'a-b', data })).toHaveProperty('properties.className', ['own']);
    expect(codeOf({ value: 'a-b' })).not.toHaveProperty('properties.className');
  });
});
