import { describe, expect, test } from '@jest/globals';
import type { ParsedDocument } from '../../../src/parse/document.js';
import { at, htmlOf, parseText } from '../parse-text.js';

const autolinks = { 'BUG-': 'https://bugs.example.org/<num>', 'BUG-X': '/x/<num>', '#': '/issues#n<num>' };
const parse = (text: string) => parseText(text, 'docs/a.md', { autolinks });

describe('autolink references in text', () => {
  test.each([
    [
      'see BUG-12, BUG-7.',
      '<p>see <a href="https://bugs.example.org/12">BUG-12</a>, <a href="https://bugs.example.org/7">BUG-7</a>.</p>',
    ],
    ['(**BUG-12**)', '<p>(<strong><a href="https://bugs.example.org/12">BUG-12</a></strong>)</p>'],
    ['BUG-X3 and #4', '<p><a href="/x/3">BUG-X3</a> and <a href="/issues#n4">#4</a></p>'],
  ])('should become links in %j', async (text, html) => {
    expect(htmlOf(await parse(text))).toBe(html);
  });

  test.each(['ABUG-12 BUG-12a BUG-12-3 x/BUG-12 BUG- bug-12', '`BUG-12`', '[BUG-12](/a)', '    BUG-12'])(
    'should stay text in %j',
    async (text) => {
      expect((await parse(text)).links.filter(({ href }) => href !== '/a')).toEqual([]);
    },
  );

  test.each(['a', 'button', 'code', 'kbd', 'pre', 'samp', 'script', 'style', 'svg', 'textarea'])(
    'should stay text in <%s>',
    async (tag) => {
      const { tree } = await parse(`<div><${tag}>BUG-12</${tag}> BUG-7</div>`);
      expect(htmlOf({ tree } as ParsedDocument)).toBe(
        `<div><${tag}>BUG-12</${tag}> <a href="https://bugs.example.org/7">BUG-7</a></div>`,
      );
    },
  );

  test('should be checked at their place, and leave ids of headings as written', async () => {
    const { links, headings } = await parse('text\n\n## Fix for #4');
    expect([links.map((link) => [link.href, at(link)]), headings.map(({ id, html }) => [id, html])]).toEqual([
      [['/issues#n4', 'docs/a.md:3:4']],
      [['fix-for-4', 'Fix for #4']],
    ]);
  });
});
