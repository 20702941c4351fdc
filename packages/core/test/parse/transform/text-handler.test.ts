import { describe, expect, test } from '@jest/globals';
import type { Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { text } from '../../../src/parse/transform/text-handler.js';

/** The hast of a paragraph with a text. */
function toHast(value: unknown, options: object): HastRoot {
  const tree = { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', value }] }] };
  return unified()
    .use(remarkRehype, options)
    .runSync(tree as Root);
}

describe('Markdown text as HTML text', () => {
  test.each([
    'one line',
    ' spaces at its ends ',
    'two\nlines',
    '\n',
    '\nat\n\nthe ends\n',
    'a space \nbefore a break',
    'a break\n\tbefore a tab',
    'a \r\n b',
    'a\rb',
    '   ',
    '',
    7,
  ])('should be what mdast-util-to-hast creates: %j', (value) => {
    expect(toHast(value, { handlers: { text } })).toEqual(toHast(value, {}));
  });
});
