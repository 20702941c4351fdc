import { describe, expect, test } from '@jest/globals';
import { at, htmlOf, parseText } from '../../parse-text.js';

describe.each(['satteri', 'remark'] as const)('an admonition, read by %s', (parser) => {
  const parse = (text: string) => parseText(text, 'docs/a.md', { parser });

  test.each([
    [':::note\nText\n:::', '<Admonition type="note"><p>Text</p></Admonition>'],
    [
      ':::note[My title]\nText\n:::',
      '<Admonition type="note"><AdmonitionTitle>My title</AdmonitionTitle><p>Text</p></Admonition>',
    ],
    [
      ':::note My title\nText\n:::',
      '<Admonition type="note"><AdmonitionTitle>My title</AdmonitionTitle><p>Text</p></Admonition>',
    ],
    [
      ':::tip{title="Attribute"}\nText\n:::',
      '<Admonition type="tip"><AdmonitionTitle>Attribute</AdmonitionTitle><p>Text</p></Admonition>',
    ],
    [
      '- item\n\n  :::note Title\n  Text\n  :::',
      '<ul><li><p>item</p><Admonition type="note"><AdmonitionTitle>Title</AdmonitionTitle><p>Text</p></Admonition></li></ul>',
    ],
    ['> :::note\n> Text\n> :::', '<blockquote><Admonition type="note"><p>Text</p></Admonition></blockquote>'],
    [
      '::::tip\n:::note\nin\n:::\nout\n::::',
      '<Admonition type="tip"><Admonition type="note"><p>in</p></Admonition><p>out</p></Admonition>',
    ],
    ['before\n:::note\nText\n:::\nafter', '<p>before</p><Admonition type="note"><p>Text</p></Admonition><p>after</p>'],
  ])('should be created from %j', async (text, html) => {
    expect(htmlOf(await parse(text))).toBe(html);
  });

  test('should keep inline markup in its title, without spaces between', async () => {
    const title = '<AdmonitionTitle>A <em>b</em>c <code>d</code></AdmonitionTitle>';
    expect(htmlOf(await parse(':::note[A *b*c `d`]\n:::'))).toBe(`<Admonition type="note">${title}</Admonition>`);
  });

  test('should have the class and the id in braces', async () => {
    expect(htmlOf(await parse(':::tip[A]{.wide .red #first}\n\nB\n\n:::'))).toContain(
      '<Admonition type="tip" class="wide red" id="first">',
    );
  });

  test('should have the links of its title collected like any other', async () => {
    const { links, problems } = await parse(':::note[See [a](./a.md) or [b](javascript:b)]\n:::');
    expect(links.map((link) => link.href)).toEqual(['./a.md']);
    expect(problems.map((problem) => problem.rule)).toEqual(['unsafe-url']);
  });

  test('should be recorded with its place', async () => {
    const { directives } = await parse('# T\n\n::::tip\n  :::secret\n  x\n  :::\n::::');
    expect(directives.map((item) => [item.name, item.known, item.closed, at(item)])).toEqual([
      ['tip', true, true, 'docs/a.md:3:1'],
      ['secret', false, true, 'docs/a.md:4:3'],
    ]);
  });

  test('should be recorded as unclosed, one of two, if there is a fence for one', async () => {
    const { directives } = await parse(':::note\n\n:::tip\n\nText\n\n:::\n');
    expect(directives.filter((item) => !item.closed)).toHaveLength(1);
  });

  test('should be recorded as unclosed if the fence is missing, or has fewer colons', async () => {
    const open = await parse(':::note\nText');
    const short = await parse('::::note\nText\n:::');
    expect([open.directives[0]?.closed, short.directives[0]?.closed]).toEqual([false, false]);
  });

  test('should have types added by the configuration', async () => {
    const { directives } = await parseText(':::secret\nx\n:::', 'docs/a.md', {
      parser,
      admonitions: new Set(['secret']),
    });
    expect(directives[0]?.known).toBe(true);
  });
});

describe.each(['satteri', 'remark'] as const)('what looks like a directive, read by %s', (parser) => {
  test.each(['At 10:30 sharp', 'a:b text', ':smile: and x:y[z]', 'see ::leaf and :b{c=d}', '**x:y** k:v'])(
    'should stay text: %j',
    async (text) => {
      const { tree } = await parseText(text, 'docs/a.md', { parser });
      expect(htmlOf({ tree } as never).replace(/<\/?(?:p|strong)>/g, '')).toBe(text.replaceAll('**', ''));
    },
  );

  test('should stay a paragraph if it is a leaf directive', async () => {
    expect(htmlOf(await parseText('::leaf[a]{b}', 'docs/a.md', { parser }))).toBe('<p>::leaf[a]{b}</p>');
  });
});

describe.each(['satteri', 'remark'] as const)(
  'a directive without a meaning, where those are plain, read by %s',
  (parser) => {
    test.each([
      [':::secret\nText\n:::', '<div><p>Text</p></div>'],
      [':::secret[Title]\nText\n:::', '<div><p>Title</p><p>Text</p></div>'],
      [':::secret Title\n\nText\n\n:::', '<p>:::secret Title</p><p>Text</p><p>:::</p>'],
      [':::提示\n\nText\n\n:::', '<p>:::提示</p><p>Text</p><p>:::</p>'],
      ['- :::注意[a]\n  Text', '<ul><li>:::注意[a]Text</li></ul>'],
      [
        ':::note Title\nText\n:::',
        '<Admonition type="note"><AdmonitionTitle>Title</AdmonitionTitle><p>Text</p></Admonition>',
      ],
      ['::leaf[a]{b}', '<div>a</div>'],
      ['At 10:30, :smile: and x:y[z]', '<p>At 10:30, :smile: and x<span>z</span></p>'],
    ])('should keep the contents of %j', async (text, html) => {
      expect(htmlOf(await parseText(text, 'docs/a.md', { parser, unknownAdmonitions: 'plain' }))).toBe(html);
    });

    test('should be recorded all the same', async () => {
      const { directives } = await parseText(':::secret\nx\n:::', 'docs/a.md', { parser, unknownAdmonitions: 'plain' });
      expect(directives.map(({ name, known }) => [name, known])).toEqual([['secret', false]]);
    });
  },
);
