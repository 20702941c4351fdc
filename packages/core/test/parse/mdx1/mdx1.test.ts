import { describe, expect, test } from '@jest/globals';
import type { Element } from 'hast';
import type { Nodes } from 'mdast';
import type { ParsedDocument } from '../../../src/parse/document.js';
import { parseMdx1 as parseWith } from '../../../src/parse/mdx1/parse-mdx1.js';
import { loadOldParser } from '../../../src/parse/mdx1/parser/old-parser.js';
import type { Syntax } from '../../../src/parse/mdx1/parser/tokenizer.js';
import { at, htmlOf, parseText } from '../parse-text.js';

const parse = (text: string, path = 'docs/a.mdx'): Promise<ParsedDocument> =>
  parseText(text, path, { mdx1: true, htmlComments: true, titles: 'opening' });

const parseOld = (await loadOldParser())(undefined);
const parseMdx1 = (text: string) => parseWith(text, { admonitions: new Set(), hasMath: false }, parseOld);

const problemsOf = ({ problems }: ParsedDocument) =>
  problems.map((problem) => `${at(problem)} ${problem.rule}: ${problem.message}`);

test('should have the syntax that a remark plugin adds to the parser of that time', async () => {
  function mark(this: { readonly Parser: { readonly prototype: Syntax } }) {
    const { blockTokenizers, blockMethods } = this.Parser.prototype;
    blockTokenizers.mark = function (eat, text, silent) {
      const [line, inner = ''] = /^!! (.+)/.exec(text) ?? [];
      if (line === undefined || silent) return line !== undefined;
      const children = this.tokenizeInline(inner, { line: 1, column: 1, offset: 0 });
      return eat(line)({ type: 'mark', data: { hName: 'mark' }, children } as unknown as Nodes);
    };
    blockMethods.splice(blockMethods.indexOf('paragraph'), 0, 'mark');
  }
  const options = { mdx1: true, remarkPlugins: [mark] };
  const document = await parseText('!! b *c*\n', 'docs/a.mdx', options);
  expect(htmlOf(document)).toContain('<mark>b <em>c</em></mark>');
  expect(problemsOf(await parseText('!! b', 'docs/a.mdx', options))).toEqual([]);
  const other = await parseText('a', 'docs/a.mdx', { remarkPlugins: [mark] });
  expect(problemsOf(other)).toHaveLength(1);
});

describe('MDX that MDX 3 cannot read', () => {
  test.each([
    [
      '<https://example.org> a',
      '<p><a href="https://example.org">https://example.org</a> a</p>',
      '1:1',
      'a link in `<` and `>`',
    ],
    ['a {b c} d', '<p>a {b c} d</p>', '1:3', '`{` as text'],
    [
      'a&nbsp &amp;copy &copy; &nbspb `&nbsp` &no [c](/d?e=1&copy=2) <',
      '<p>a\u00A0 &#x26;copy © \u00A0b <code>&#x26;nbsp</code> &#x26;no <a href="/d?e=1&#x26;copy=2">c</a> &#x3C;</p>',
      '1:2',
      'the name of a character without `;`',
    ],
    ['a <= b, <3', '<p>a &#x3C;= b, &#x3C;3</p>', '1:3', '`<` as text'],
    [
      '<https://example.org> and {',
      '<p><a href="https://example.org">https://example.org</a> and {</p>',
      '1:1',
      'a link in `<` and `>`',
    ],
  ])('should be read as by MDX 1, and reported: %s', async (text, html, place, what) => {
    const document = await parse(text);
    expect(htmlOf(document)).toBe(html);
    expect(problemsOf(document)[0]).toBe(`docs/a.mdx:${place} mdx1-syntax: only MDX 1 reads ${what}`);
  });

  test('should have a backslash before characters that MDX 1 does not escape', async () => {
    expect(htmlOf(await parse('`P`\\<`void`\\> \\"a\\" \\*b\\* \\_c'))).toBe(
      '<p><code>P</code>\\&#x3C;<code>void</code>> \\"a\\" *b* _c</p>',
    );
  });

  test('should have elements in expressions whose text has `>` and `}`, as in Babel', async () => {
    const document = await parse('<div>\n  {[1].map((n) => <b key={n}>a > {n} >> b}</b>)}\n</div>');
    expect(htmlOf(document)).toBe(
      '<div>{[1].map((n) => &#x3C;b key={n}>a &#x26;gt; {n} &#x26;gt;&#x26;gt; b&#x26;#125;&#x3C;/b>)}</div>',
    );
    expect(problemsOf(document).filter((problem) => !problem.includes('mdx1-syntax'))).toEqual([]);
  });

  test('should have elements as attributes without braces, as in Babel', async () => {
    const text = '<Own\n label=<b style={{ color: "red" }}>a > {1 + 1}</b> isFirst>\n\n*c*\n\n</Own>';
    const written = '<b style={{ color: "red" }}>a &gt; {1 + 1}</b>';
    expect(parseMdx1(text).children).toMatchObject([
      {
        attributes: [
          { name: 'label', value: { value: written } },
          { name: 'isFirst', value: null },
        ],
      },
    ]);
    expect(htmlOf(await parse(text))).toContain('isFirst><p><em>c</em></p></');
  });

  test('should contain elements whose text is not Markdown', async () => {
    const document = await parse(
      'a\n\n<pre>\n  (a: *b*,\n  <a href="https://example.org">\n    C\n  </a>) => D | null\n</pre>\n\n*e*',
    );
    expect(htmlOf(document)).toBe(
      '<p>a</p><pre>(a: *b*,<a href="https://example.org">C</a>) => D | null</pre><p><em>e</em></p>',
    );
    expect(problemsOf(document)).toEqual([
      'docs/a.mdx:3:1 mdx1-syntax: only MDX 1 reads an element with text that MDX 3 reads differently',
    ]);
    expect(document.links.map(({ href, place }) => [href, place.line, place.column])).toEqual([
      ['https://example.org', 5, 3],
    ]);
  });

  test.each([
    ['- a\n\n\n  ', '<ul><li>a</li></ul>'],
    ['```\n- a\n```\n\n\n  ', '- a'],
  ])('should end an element after a list and two blank lines: %j', async (content, kept) => {
    const document = await parse(
      `:::info\n\n<T>\n  <I a={{ b: 1 }}>\n\n${content}</I>\n  <I>\n\nc\n\n  </I>\n</T>\n\n:::`,
    );
    const [first, second] = htmlOf(document).split('</div><div>');
    expect(first).toContain(kept);
    expect(second).toBe('<p>c</p></div></div></Admonition>');
  });

  test('should contain Markdown between tags followed by blank lines, and JavaScript within them', async () => {
    const document = await parse(
      'import X from \'./x\';\nexport const n = 1;\n\n- <X a="1 &amp; 2" b={n} {...n} // c\n    d>\n\n  **e** <b>f</b><br/>\n\n  </X>\n\n<X>{n}<></></X>\n\n<2',
    );
    expect(htmlOf(document)).toBe(
      '<ul><li><X a="1 &#x26; 2" b="[object Object]" spread="...n" d><p><strong>e</strong> <b>f</b><br></p></X></li></ul>' +
        '<X>{n}<fragment></fragment></X><p>&#x3C;2</p>',
    );
    expect(document.module?.statements.map(({ names }) => names)).toEqual([['X', 'n']]);
    expect(document.components.map(({ name, place }) => [name, place.line, place.column])).toEqual([
      ['X', 4, 3],
      ['X', 11, 1],
    ]);
  });

  test('should contain content within an expression', async () => {
    const document = await parse('<>\n  {a && <div>\n\n*b*\n\n<i d>\n\n</i>\n  </div>} e\n</>\n\n*f*');
    expect(htmlOf(document)).toMatch(
      /^<fragment><Around[0-9a-f]{8} of="\[object Object\]"><p><em>b<\/em><\/p><i d><\/i><\/Around[0-9a-f]{8}> e<\/fragment><p><em>f<\/em><\/p>$/,
    );
    expect(document.module?.statements[0]?.code).toMatch(
      /^export const Around\w+ = \(\{ of, children \}\) => of\(children\);$/,
    );
    const [fragment] = document.tree.children as unknown as {
      children: { attributes?: { value: { value: string } }[] }[];
    }[];
    const code = fragment?.children.flatMap(({ attributes = [] }) => attributes)[0]?.value.value;
    expect(code).toBe('(_content) => (a && <div>\n{_content}\n  </div>)');
  });

  test('should contain content within the attributes of a tag', async () => {
    const tag = '<A\n  b={[\n    {\n      c: <>\n\n*d*\n\n</>\n    },\n    { c: <>\n\n- e\n\n</>\n },\n  ]}\n/>';
    const document = await parse(`<T>\n${tag}\n</T>\n\n*f*`);
    expect(htmlOf(document)).toMatch(
      /^<div><Around\w+ of="\[object Object\]"><fragment><p><em>d<\/em><\/p><\/fragment><fragment><ul><li>e<\/li><\/ul><\/fragment><\/Around\w+><\/div><p><em>f/,
    );
    const [element] = document.tree.children as unknown as {
      children: { attributes?: { value: { value: string } }[] }[];
    }[];
    const code = element?.children.flatMap(({ attributes = [] }) => attributes)[0]?.value.value;
    expect(code?.replace(/\s/g, '')).toBe('(_content)=>(<Ab={[{c:<>{_content[0]}</>},{c:<>{_content[1]}</>},]}/>)');
  });

  test.each([
    ['{a ? <b>\n\nc\n\n</b> : <i>\n\nd\n\n</i>}', '{a?<b>{_content[0]}</b>:<i>{_content[1]}</i>}'],
    ['<A b={`\n  c\n\n  <d>\n`} /> <3', '<Ab={`c<d>`}/>'],
  ])('should contain code that continues after content, or blank lines: %j', (text, code) => {
    const of = JSON.stringify(parseMdx1(`<>\n${text}\n</>`)).match(/"value":"\(_content\) => \(([^"]*)\)"/)?.[1];
    expect(of?.replaceAll(/\\n|\s/g, '')).toBe(code.replace(/^\{(.*)\}$/, '$1'));
  });

  test.each([
    ['- <b>c</b>d <i>e</i>\n', '<ul><li><fragment><b>c</b>d <i>e</i></fragment></li></ul> &#x3C;3'],
    ['<b>c</b>d\n', '<fragment><b>c</b>d</fragment> &#x3C;3'],
  ])('should have no space between an element and text at the start of a block: %j', async (text, html) => {
    expect(
      htmlOf(await parse(`${text}\n<3`))
        .replace(/<\/?p>/g, ' ')
        .replace(/ +/g, ' ')
        .trim(),
    ).toBe(html);
  });

  test('should accept blank lines in tags', async () => {
    expect(htmlOf(await parse('<T a={`\n \n*b*`}>\n\n*c*\n\n</T> <3'))).toBe(
      '<div a=" *b*"><p><em>c</em></p></div> &#x3C;3',
    );
  });

  test.each([
    ['<A b={c d}>\n\ne\n\n</A>', '1:6: the expression is not closed'],
    ['<A\n  b\n\nc\n\n</i>\n\nd', '2:4: the tag is not closed'],
  ])('should be an error if a tag does not end: %j', (text, message) => {
    expect(() => parseMdx1(text)).toThrow(message);
  });

  test('should be an error if MDX 1 cannot read it either', async () => {
    expect(problemsOf(await parse('<div>\n\na <b> c'))).toEqual([expect.stringContaining('docs/a.mdx:3:3 syntax: ')]);
    expect(problemsOf(await parseText('a {b c}', 'docs/a.mdx'))).toEqual([expect.stringContaining('syntax: ')]);
  });
});

test('a title after a text should be kept besides that of the front matter, and a warning be a danger, as in Docusaurus 2', async () => {
  const text = '---\ntitle: A\n---\n\nb\n\n# C\n\n:::warning\n\nd\n\n:::\n';
  const [old, present] = [await parse(text), await parseText(text, 'docs/a.mdx', { titles: 'opening' })];
  expect([old.contentTitle, old.hasTitleInText, present.hasTitleInText]).toEqual([undefined, undefined, true]);
  expect(htmlOf(old)).toContain('<Admonition type="danger">');
  expect(htmlOf(present)).toContain('<Admonition type="warning">');
});

test.each([
  ['important', 'info'],
  ['secondary', 'note'],
  ['success', 'tip'],
])('an admonition named %s should have the type %s, as in Docusaurus 2', async (name, type) => {
  const text = `:::${name}\n\na\n\n:::\n`;
  const admonitions = new Set(['important', 'secondary', 'success']);
  const drawn = async (mdx1: boolean) => htmlOf(await parseText(text, 'docs/a.mdx', { mdx1, admonitions }));
  expect(await drawn(true)).toContain(`<Admonition type="${type}">`);
  expect(await drawn(false)).toContain(`<Admonition type="${name}">`);
});

test('tags within other elements of a heading should be in its id, because MDX 1 read them as text', async () => {
  const text = '## A **(<ins>b</ins>)** <ins>c</ins>\n';
  const [old, present] = [await parse(text), await parseText(text, 'docs/a.mdx')];
  expect([old, present].map(({ headings }) => headings.map(({ id, text }) => [id, text]))).toEqual([
    [['a-insbins-c', 'A (b) c']],
    [['a-b-c', 'A (b) c']],
  ]);
});

test('a code title with a single quotation mark should keep it, as in MDX 1', async () => {
  const text = '```go title="ent/entc.go {2}\na\n```\n';
  const [old, present] = [await parse(text), await parseText(text, 'docs/a.mdx')];
  const titles = [old, present].map(({ tree }) => (tree.children[0] as Element).properties.title);
  expect(titles).toEqual(['"ent/entc.go', undefined]);
});

test('MDX that both read alike should be read as MDX 3', async () => {
  const text =
    '_n_o_ __p_p__ (_q_) **r*s** u_v_w `x_y` z__\n\n## a {#b}\n\n<!-- c -->\n\n<Tabs>\n<TabItem value="d">\n\n**e**\n\n</TabItem>\n</Tabs>\n\n<div style={{ color: \'red\' }}>f</div>\n\n- g\n\n  h `<i>` \\{j}\n';
  const document = await parse(text);
  expect(htmlOf(document)).toBe(htmlOf(await parseText(text, 'docs/a.mdx', { htmlComments: true })));
  expect(document.problems).toEqual([]);
});

test('a component that nobody provides should be rendered as a div, as by MDX 1', async () => {
  const document = await parse('a <Unknown b="c">d</Unknown>');
  expect(htmlOf(document)).toBe('<p>a <div b="c">d</div></p>');
  expect(document.components).toMatchObject([{ name: 'Unknown', known: false }]);
});

test('nodes added by plugins for MDX 1 should be read as elements and code', async () => {
  const plugin = () => (tree: { children: unknown[] }) => {
    const [code] = tree.children.splice(1, 1);
    const tags = ['<Tabs groupId="g">', '<TabItem value="a">', code, '</TabItem>', '</Tabs>'];
    const nodes = tags.map((value) => (typeof value === 'string' ? { type: 'jsx', value } : value));
    tree.children.splice(1, 0, ...nodes);
    tree.children.unshift({ type: 'import', value: "import Tabs from '@theme/Tabs';\nimport X from './x';" });
    tree.children.push({ type: 'jsx', value: '<X b />' }, { type: 'html', value: '<p style="top: 0">{c: d}</p>' });
  };
  const document = await parseText('# T\n\n    a', 'docs/a.mdx', { mdx1: true, remarkPlugins: [plugin] });
  expect(htmlOf(document)).toBe(
    '<h1 id="t">T</h1><Tabs groupId="g"><TabItem value="a"><CodeBlock html="a" language="text"></CodeBlock></TabItem></Tabs><X b></X><p style="top: 0">{c: d}</p>',
  );
  expect(document.contentTitle).toBe('T');
  expect(document.module?.statements.map(({ names }) => names)).toEqual([['X']]);
});

test('footnotes should have no heading, no space before the back reference, and paragraphs only around several blocks', async () => {
  const document = await parse('a[^1]\n\n[^1]: b');
  expect(htmlOf(document)).not.toContain('footnote-label');
  expect(htmlOf(document)).toMatch(/data-footnotes.*<li id="fn-1">b<a /);
  expect(htmlOf(await parse('a[^1]\n\n[^1]: b\n\n    c'))).toMatch(/<li id="fn-1"><p>b<\/p><p>c<a /);
});

test('footnotes should be named as they are written', async () => {
  const html = htmlOf(await parse('a[^note]\n\n[^note]: b'));
  expect(html).toMatch(/<a href="#fn-note" id="fnref-note"[^>]*>note<\/a>/);
  expect(html).toContain('<li id="fn-note">');
});

test('a table may begin with a list item, and `1)` begins no list', async () => {
  expect(htmlOf(await parse('- | a | b |\n  | - | -: |\n  | c | d |'))).toMatch(/<li>\s*<table>/);
  expect(htmlOf(await parse('1) one\n\n```\n1) two\n```'))).toMatch(/<p>1\) one<\/p>.*1\) two/s);
});

test.each([
  ['**__meta_pod_label_***', '<p><strong>_<em>meta_pod_label</em>*</strong></p>'],
  ['{x} **a***', '<p>{x} <strong>a*</strong></p>'],
  ['{x} ***a*** and __b__', '<p>{x} <strong><em>a</em></strong> and <strong>b</strong></p>'],
])('a `***` should close `**` after a `*`, and an unclosed `__` be text before a `_`: %s', async (text, html) => {
  expect(htmlOf(await parse(`${text}\n\nSome {text}.\n`)).split('<p>Some')[0]).toBe(html);
});
