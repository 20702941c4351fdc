import { describe, expect, test } from '@jest/globals';
import { at, htmlOf, parseMdx, parseText } from '../../parse-text.js';

async function idsOf(text: string, path?: string): Promise<string[]> {
  return (await parseText(text, path)).headings.map((heading) => heading.id);
}

describe('heading ids', () => {
  test('should be slugs of the text', async () => {
    expect(await idsOf('## The `lock` API, *explained*\n\n## Über uns\n\n## 日本')).toEqual([
      'the-lock-api-explained',
      'über-uns',
      '日本',
    ]);
  });

  test('should number repetitions', async () => {
    expect(await idsOf('## A\n\n## A\n\n### A')).toEqual(['a', 'a-1', 'a-2']);
  });

  test('should be none in HTML for signs alone', async () => {
    const document = await parseText('## `\n\n## ✨\n\n## 🎉 A');
    expect(document.headings.map(({ id }) => id)).toEqual(['', '-1', '-a']);
    expect(htmlOf(document)).toBe('<h2>`</h2><h2 id="-1">✨</h2><h2 id="-a">🎉 A</h2>');
  });

  test('should include code in MDX, but not comments', async () => {
    expect(await idsOf('## Of {version}\n\n## **{a.b}** c\n\n## D {/* e */}', 'docs/a.mdx')).toEqual([
      'of-version',
      'ab-c',
      'd-',
    ]);
  });

  test('should exclude images in HTML if Docusaurus does so, and include them elsewhere', async () => {
    const text =
      '## <img src="/a.png" alt="A">\n\n## B <img src="/a.png" alt="c">\n\n## [<i>D</i>](/e)\n\n## <i>F</i> g';
    const { headings } = await parseText(text, 'docs/a.md', { unknownAdmonitions: 'plain' });
    expect(headings.map(({ id }) => id)).toEqual(['img-srcapng-alta', 'b-', 'idi', 'f-g']);
    expect(await idsOf(text)).toEqual(['a', 'b-c', 'd', 'f-g']);
  });

  test('should include alternative texts of images, next to anything else', async () => {
    const image = '![An *image*](https://example.org/a.png)';
    expect(await idsOf(`## ${image}\n\n## ${image} {a}`, 'docs/a.mdx')).toEqual(['an-image', 'an-image-a']);
  });

  test('should not include footnote numbers', async () => {
    expect(await idsOf('## A[^1]\n\n## *B[^1]* c\n\n## [^1]\n\n[^1]: Note')).toEqual(['a', 'b-c', 'section']);
  });

  test('should exclude directives if Docusaurus does so, and include them elsewhere', async () => {
    const text = '## join:Options\n\n**io:Of** at 10:30\n---\n\n- # a:b\n\n## A';
    const { headings } = await parseText(text, 'docs/a.md', { unknownAdmonitions: 'plain' });
    expect(headings.map(({ id }) => id)).toEqual(['join', 'io-at-1030', 'a', 'a-1']);
    const inList = await parseText('> 1. # a:b', 'docs/a.md', { unknownAdmonitions: 'plain' });
    expect(inList.headings.map(({ id }) => id)).toEqual(['a']);
    expect(await idsOf(text)).toEqual(['joinoptions', 'ioof-at-1030', 'ab', 'a']);
  });

  test.each([
    ['## `build.outDir`', 'build-outdir'],
    ['## Dev Containers / VS Code', 'dev-containers-vs-code'],
    ['## 2. Über “uns”?', '_2-uber-uns'],
    ['## One {#Two}', 'Two'],
    ['## C++\n\n## C--', 'c', 'c-1'],
  ])('should be those of VitePress if the site wants them: %j', async (text, ...ids) => {
    const { headings } = await parseText(text, 'docs/a.md', { headingIds: 'vitepress' });
    expect(headings.map(({ id }) => id)).toEqual(ids);
  });

  test('should keep capitals if the configuration says so', async () => {
    const { headings } = await parseText('## One Two\n\n## One Two', 'docs/a.md', { capitalIds: true });
    expect(headings.map(({ id }) => id)).toEqual(['One-Two', 'One-Two-1']);
  });

  test('should be given to headings written as HTML unless the configuration says otherwise', async () => {
    const text = '## One\n\n<h2>Two</h2>\n\n<div>\n\n### Three\n\n<h3 id="own">Four</h3></div>\n\n## Two';
    const found = async (htmlHeadings?: boolean) => {
      const { headings, ids, tree } = await parseText(
        text,
        'docs/a.md',
        htmlHeadings === undefined ? {} : { htmlHeadings },
      );
      return [
        headings.map(({ id }) => id).join(),
        ids.map(({ id }) => id).join(),
        /data-?(html|markdown)/i.test(JSON.stringify(tree)),
      ];
    };
    expect(await found()).toEqual(['one,two,three,own,two-1', 'own', false]);
    expect(await found(false)).toEqual(['one,three,two', 'own', false]);
  });

  test('should avoid an explicit id, even further down', async () => {
    expect(await idsOf('## A\n\n## B {#a}\n\n## A')).toEqual(['a-1', 'a', 'a-2']);
  });

  test.each(['docs/a.md', 'docs/a.mdx'])('should be read from {#id} in %s', async (path) => {
    const { headings } = await parseText('## The title {#own-1.2}\n\n## `code` {#c}', path);
    expect(headings.map(({ id, text }) => [id, text])).toEqual([
      ['own-1.2', 'The title'],
      ['c', 'code'],
    ]);
  });

  test('should be read in the syntax of Nextra and Fumadocs, but not for numbers of issues', async () => {
    const markdown = '## A [#one]\n\n## B [#12]\n\n## C[#c]\n\n## D [#d]\n\n## [E] [#e]\n\n[#d]: /d\n';
    expect(await idsOf(markdown)).toEqual(['one', 'b-12', 'cc', 'd-d', 'e']);
  });

  test('should have the ids of Python-Markdown if the configuration says so', async () => {
    const text =
      '# Üsage of a.b_c\n\n## Usage\n\n## Usage\n\n## usage_1\n\n## 使用\n\n## 安装\n\n## A --  b!\n\n## Own {#own}\n\n## Own\n';
    const { headings } = await parseText(text, 'docs/a.md', { headingIds: 'mkdocs' });
    expect(headings.map(({ id }) => id)).toEqual([
      'usage-of-ab_c',
      'usage',
      'usage_1',
      'usage_2',
      '_1',
      '_2',
      'a-b',
      'own',
      'own_1',
    ]);
  });

  test('should keep joiners in ids as VitePress does', async () => {
    const { headings } = await parseText('## ویژگی\u200cها\n', 'docs/a.md', { headingIds: 'vitepress' });
    expect(headings.map(({ id }) => id)).toEqual(['ویژگی\u200cها']);
  });

  test.each(['docusaurus', 'vitepress'] as const)(
    'should not be read from brackets in sites of %s',
    async (headingIds) => {
      const { headings } = await parseText('## A [#one]\n\n## B {#two}', 'docs/a.md', { headingIds });
      expect(headings.map(({ id, text }) => [id, text])).toEqual([
        ['a-one', 'A [#one]'],
        ['two', 'B'],
      ]);
    },
  );

  test('should be read in the syntax of MkDocs and kramdown', async () => {
    expect(await idsOf('## A { #one }\n\n## B {: #two}\n\n## C {two}')).toEqual(['one', 'two', 'c-two']);
  });

  test('should be read from {#id} in escaped braces', async () => {
    const { headings } = await parseText('## A \\{#b\\}\n\n## C \\{#d}', 'docs/a.mdx');
    expect(headings.map(({ id, text }) => [id, text])).toEqual([
      ['b', 'A'],
      ['d', 'C'],
    ]);
  });

  test('should be read from {#id} after unclosed elements, but not from code', async () => {
    const { headings } = await parseText('## A <sup class="new" /> {#x}\n\n## B *c {#y}*\n\n## D `{#z}`');
    expect(headings.map(({ id, text }) => [id, text])).toEqual([
      ['x', 'A'],
      ['y', 'B c'],
      ['d-z', 'D {#z}'],
    ]);
  });

  test.each(['docs/a.md', 'docs/a.mdx'])('should be read from {#id} in any script in %s', async (path) => {
    expect(await idsOf('## Über uns {#stage-0:-über}\n\n## T {#日本}', path)).toEqual(['stage-0:-über', '日本']);
  });

  test.each(['docs/a.md', 'docs/a.mdx'])('should keep the spaces between their words in %s', async (path) => {
    const { headings, problems } = await parseText('## A `{#x}` {# a b }\n\n## C {#d e} f\n\n## G {#}', path);
    expect(headings.map(({ id, text }) => [id, text])).toEqual([
      ['a b', 'A {#x}'],
      ['c-d-e-f', 'C {#d e} f'],
      ['g-', 'G {#}'],
    ]);
    expect(problems).toEqual([]);
  });

  test('should be read from a comment in MDX', async () => {
    expect((await parseMdx('## T {/* #a b */}')).headings[0]?.id).toBe('a');
    const { headings, module } = await parseMdx('## The title {/* #own */}');
    expect([headings[0]?.id, headings[0]?.text, module]).toEqual(['own', 'The title', undefined]);
    expect((await parseMdx('## T { /*#stage-0:-b*/ }')).headings[0]?.id).toBe('stage-0:-b');
  });

  test('should be read from an attribute of raw HTML', async () => {
    expect(await idsOf('<h2 id="own">A</h2>')).toEqual(['own']);
  });

  test('should have a default for a heading without text', async () => {
    expect(await idsOf('## [^1]\n\n## [^1]\n\n[^1]: Note')).toEqual(['section', 'section-1']);
  });

  test('should not be given to an empty heading', async () => {
    const document = await parseText('##\n\n## A\n\n## {#own}\n');
    expect(document.headings.map(({ id }) => id)).toEqual(['a', 'own']);
    expect(htmlOf(document)).toBe('<h2></h2><h2 id="a">A</h2><h2 id="own"></h2>');
  });

  test('should include alternative texts of images', async () => {
    expect(await idsOf('## Finding ![2.0](https://a.org/2.0.png)\n\n## ![Logo](a.png)')).toEqual([
      'finding-20',
      'logo',
    ]);
  });

  test('should be recorded with their places if they are explicit', async () => {
    const { ids } = await parseText('# T\n\n## A {#x}\n\n## B {#x}\n\n<a id="y"></a>');
    expect(ids.map((item) => `${item.id} ${at(item)}`)).toEqual([
      'x docs/a.md:3:1',
      'x docs/a.md:5:1',
      'y docs/a.md:7:1',
    ]);
  });

  test.each(['docs/a.md', 'docs/a.mdx'])('should be recorded apart from the names of links in %s', async (path) => {
    const { ids } = await parseText('<a name="x"></a>\n\n<a id="y" name="z">b</a> <input name="w"/>', path);
    expect(ids.map(({ id, isName = false }) => [id, isName])).toEqual([
      ['x', true],
      ['y', false],
      ['z', true],
    ]);
  });
});

describe('ids of components', () => {
  test("should be names, because a component may use them for anything, unless it is docsite's", async () => {
    const { ids } = await parseMdx('<Pick id="a" />\n\n<Details id="b">c</Details>\n\n<div id="a"></div>');
    expect(ids.map(({ id, isName = false }) => [id, isName])).toEqual([
      ['a', true],
      ['b', false],
      ['a', false],
    ]);
  });
});

describe('headings', () => {
  test('should have level, text and place', async () => {
    const { headings } = await parseText('---\ntitle: T\n---\n\n## A\n\n> ### B');
    expect(headings.map((item) => [item.level, item.text, at(item)])).toEqual([
      [2, 'A', 'docs/a.md:5:1'],
      [3, 'B', 'docs/a.md:7:3'],
    ]);
  });

  test('should keep inline HTML for the table of contents, without links and images', async () => {
    const { headings } = await parseText('## `a<b>` and [a *link*](b.md) ![i](i.png) &amp; <kbd class="k">K</kbd>');
    expect(headings[0]?.html).toBe('<code>a&#x3C;b></code> and a <em>link</em>  &#x26; <kbd>K</kbd>');
  });

  test('should keep the classes of badges for the table of contents', async () => {
    const { headings } = await parseMdx('## `a` <div className="label ios">iOS</div> <b className="x">b</b>');
    expect(headings[0]?.html).toBe('<code>a</code> <span class="label ios">iOS</span> <b>b</b>');
  });

  test('should exclude the heading of footnotes', async () => {
    expect(await idsOf('## A\n\ntext[^1]\n\n[^1]: Note')).toEqual(['a']);
  });
});
