import { describe, expect, test } from '@jest/globals';
import { htmlCommentsToMdx } from '../../../src/parse/markdown/html-comments.js';

describe('htmlCommentsToMdx', () => {
  test.each([
    ['<!-- a -->', '{/*\v a */}'],
    ['a <!-- b --> c', 'a {/*\v b */} c'],
    ['<!--\na\n\nb\n-->\n', '{/*\v\na\n\nb\n*/}\n'],
    ['<!-- a */ b -->', '{/*\v a *  b */}'],
    ['`a` <!-- b --> `c`', '`a` {/*\v b */} `c`'],
    ['an odd ` stays open\n\n<!-- b -->\n\n`', 'an odd ` stays open\n\n{/*\v b */}\n\n`'],
    ['```\na\n```\n<!-- b -->', '```\na\n```\n{/*\v b */}'],
    ['\\`<!-- b -->`', '\\`{/*\v b */}`'],
  ])('should make %j into %j', (text, expected) => {
    expect(htmlCommentsToMdx(text)).toBe(expected);
  });

  test.each([
    '`<!-- a -->`',
    '`` ` <!-- a --> ` ``',
    '```html\n<!-- a -->\n```',
    '~~~\n```\n<!-- a -->\n~~~',
    '- ```html\n  <!-- a -->\n  ```',
    '````md\n```\n<!-- a -->\n```\n````',
    '\\<!-- a -->',
  ])('should leave code and what is escaped unchanged: %j', (text) => {
    expect(htmlCommentsToMdx(text)).toBe(text);
  });

  test('should leave those within MDX comments unchanged', () => {
    const text = '{/* <!-- a --> */}\nimport b from "b";';
    expect(htmlCommentsToMdx(text)).toBe(text);
  });

  test('should keep the columns of what follows', () => {
    const text = '<!-- a --> b';
    expect(htmlCommentsToMdx(text).indexOf('b')).toBe(text.indexOf('b'));
  });
});
