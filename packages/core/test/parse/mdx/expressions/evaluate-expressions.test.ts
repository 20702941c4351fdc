import { describe, expect, test } from '@jest/globals';
import { at, htmlOf, parseMdx, parseText } from '../../parse-text.js';

describe('an expression', () => {
  test('should become its text if it is a literal', async () => {
    const document = await parseMdx("a {'s'} {`t`} {-3} {'<b>'}");
    expect([htmlOf(document), document.module]).toEqual(['<p>a s t -3 &#x3C;b></p>', undefined]);
  });

  test('should be nothing if it is a comment, a boolean, null or empty', async () => {
    const document = await parseMdx("{/* block */}\n\na{true}{null}{''}{/* c */}b\n\n{\n// line\n}");
    expect([htmlOf(document), document.module]).toEqual(['<p>ab</p>', undefined]);
  });

  test.each(['{1 + 1}', '{name}', '{[1]}', '<div {...x}>a</div>', '<div onClick={() => 1}>a</div>'])(
    'should make the page live if it needs code: %j',
    async (text) => {
      expect((await parseMdx(text)).module).toEqual({ statements: [] });
    },
  );

  test('should be a value for a component if it is a literal', async () => {
    const document = await parseMdx(
      "<Tabs values={[{ value: 'a' }]} lazy={true}>\n<TabItem value={'a'} default>x</TabItem>\n</Tabs>",
    );
    expect(htmlOf(document)).toBe(
      '<Tabs values="[{&#x22;value&#x22;:&#x22;a&#x22;}]" lazy="true"><TabItem value="a" default>x</TabItem></Tabs>',
    );
    expect(document.module).toBeUndefined();
  });

  test('should stay text in CommonMark', async () => {
    expect(htmlOf(await parseText('a {1 + 1}'))).toBe('<p>a {1 + 1}</p>');
  });
});

describe('code of a page', () => {
  test('should be kept with its place, without content imports', async () => {
    const { module } = await parseMdx(
      "---\ntitle: T\n---\n\nimport Part from './_p.mdx'\nimport Map from './map'\n\nexport const a = 1\n\n<Map/>",
      {
        'docs/_p.mdx': 'x',
      },
    );
    expect(module?.statements.map((item) => [item.code.trim(), at(item)])).toEqual([
      ["import Map from './map'", 'docs/a.mdx:5:1'],
      ['export const a = 1', 'docs/a.mdx:8:1'],
    ]);
  });

  test('should declare the components it imports and exports', async () => {
    const { components } = await parseMdx(
      "import Map, { Pin, pins } from './map'\n\nexport const Own = () => null\n\n<Map/> <Pin.Big/> <Own/> <Tabs/> <Lost/> <pins.Big/> <lost.Pin/> <b/>",
    );
    expect(components.map((item) => `${item.name} ${item.known} ${at(item)}`)).toEqual([
      'Map true docs/a.mdx:5:1',
      'Pin.Big true docs/a.mdx:5:8',
      'Own true docs/a.mdx:5:19',
      'Tabs true docs/a.mdx:5:26',
      'Lost false docs/a.mdx:5:34',
      'pins.Big true docs/a.mdx:5:42',
      'lost.Pin false docs/a.mdx:5:54',
    ]);
  });
});

describe('JSX', () => {
  test('should be a block on a line of its own', async () => {
    expect(htmlOf(await parseMdx('<b>x</b>\n\na <b>y</b>'))).toBe('<b>x</b><p>a <b>y</b></p>');
  });

  test('should contain Markdown between blank lines', async () => {
    expect(htmlOf(await parseMdx('<Tabs>\n<TabItem value="a">\n\n**x**\n\n- y\n\n</TabItem>\n</Tabs>'))).toBe(
      '<Tabs><TabItem value="a"><p><strong>x</strong></p><ul><li>y</li></ul></TabItem></Tabs>',
    );
  });
});

describe.each(['satteri', 'remark'] as const)('MDX that %s cannot read', (parser) => {
  test('should be reported at the unclosed element', async () => {
    const { problems, tree } = await parseText('---\ntitle: T\n---\n\npara\n\n  <div>\n', 'docs/a.mdx', { parser });
    expect(problems.map((problem) => `${problem.rule} ${at(problem)} ${problem.message}`)).toEqual([
      'syntax docs/a.mdx:7:3 Expected a closing tag for `<div>`',
    ]);
    expect(tree.children).toEqual([]);
  });

  test('should be reported at an expression that is not JavaScript', async () => {
    const { problems } = await parseText('para\n\n{a:}\n', 'docs/a.mdx', { parser });
    expect(problems.map((problem) => [at(problem), problem.hint])).toEqual([
      ['docs/a.mdx:3:3', 'in MDX `{` begins JavaScript: write `\\{`, or put it in backticks'],
    ]);
  });

  test.each([
    ['a <5 b', expect.stringContaining('in backticks')],
    ['<!-- no -->', 'write comments as `{/* text */}`'],
    ['a <!-- no --> b', 'write comments as `{/* text */}`'],
    ['<http://a.b>', 'write a link as `[text](url)`, and a `<` that is text as `&lt;` or in backticks'],
    ['a\n\n<br>', 'write `<br />`: in MDX, elements without content end with a slash'],
    ['a <img src="/b.svg"> c', 'write `<img />`: in MDX, elements without content end with a slash'],
    ['<col-3>', 'close every element, or write `<` as `&lt;` or in backticks'],
  ])('should be reported once, with what to write instead: %s', async (text, hint) => {
    const { problems } = await parseText(text, 'docs/a.mdx', { parser });
    expect(problems.map((problem) => problem.hint)).toEqual([hint]);
    expect(problems[0]?.message).not.toContain('note:');
  });
});
