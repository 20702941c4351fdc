import { describe, expect, test } from '@jest/globals';
import { at, htmlOf, parseMdx, parseText } from '../parse-text.js';

async function linksOf(text: string, path?: string): Promise<string[]> {
  const { links } = await parseText(text, path);
  return links.map((link) => `${link.kind} ${link.href} ${at(link)}`);
}

describe('links', () => {
  test('should be collected with their places', async () => {
    expect(await linksOf('---\ntitle: T\n---\n\n😀 [a](x.md)\n\n- b\n  - ![c](y.png#z)\n\n> [d](<e f.md>)')).toEqual([
      'link x.md docs/a.md:5:4',
      'image y.png#z docs/a.md:8:5',
      'link e%20f.md docs/a.md:10:3',
    ]);
  });

  test('should have slashes instead of backslashes in paths', async () => {
    expect(await linksOf('![a](..\\b\\d.png?e=\\f) [g][h] [i](https://x.y/\\j)\n\n[h]: k\\l.md')).toEqual([
      'image ../b/d.png?e=%5Cf docs/a.md:1:1',
      'link k/l.md docs/a.md:1:23',
      'link https://x.y/%5Cj docs/a.md:1:30',
    ]);
  });

  test('should be collected from references, autolinks and tables', async () => {
    expect(await linksOf('[a][r] <https://x.y> www.x.y\n\n| t |\n|---|\n| [b](c.md) |\n\n[r]: ./z.md "t"')).toEqual([
      'link ./z.md docs/a.md:1:1',
      'link https://x.y docs/a.md:1:8',
      'link http://www.x.y docs/a.md:1:22',
      'link c.md docs/a.md:5:3',
    ]);
  });

  test('should be marked in props of components that the document imports', async () => {
    const { links } = await parseMdx('import A from "./a.js"\n\n<A href="b" src="c.png" /> <img src="d.png" />');
    expect(links.map(({ href, isProp }) => [href, isProp])).toEqual([
      ['b', true],
      ['c.png', true],
      ['d.png', undefined],
    ]);
  });

  test('should be told from the addresses in a <head>, which readers do not follow', async () => {
    const { links } = await parseMdx('<head>\n  <link rel="canonical" href="b" />\n</head>\n\n<a href="c">d</a>');
    expect(links.map(({ href, isElement }) => [href, isElement])).toEqual([
      ['b', true],
      ['c', undefined],
    ]);
  });

  test('should be collected from raw HTML', async () => {
    expect(
      await linksOf(
        'a <a href="b.md">c</a>\n\n<img src="d.png"> <video src="e.mp4" poster="f.png"></video>\n\n<iframe src="/g"></iframe>',
      ),
    ).toEqual([
      'link b.md docs/a.md:1:3',
      'image d.png docs/a.md:3:1',
      'asset e.mp4 docs/a.md:3:19',
      'image f.png docs/a.md:3:19',
      'asset /g docs/a.md:5:1',
    ]);
  });

  test('should be collected from JSX', async () => {
    expect(
      await linksOf('<Card to="/a" icon="b.png" /> <a href="c.md">d</a>\n\n<img src="e.png" />', 'docs/a.mdx'),
    ).toEqual(['link /a docs/a.mdx:1:1', 'link c.md docs/a.mdx:1:31', 'image e.png docs/a.mdx:3:1']);
  });
});

test('addresses of components should be left to them if a site says so, unless they run code', async () => {
  const text = '<Card to="./b.md" href="javascript:x" /> <Tabs.Item src="#c" /> <a href="c.md">d</a>';
  const parsed = await parseText(text, 'docs/a.mdx', { componentAddresses: 'written' });
  expect(parsed.links.map(({ href }) => href)).toEqual(['c.md']);
  expect(parsed.problems.map(({ rule }) => rule)).toEqual(['unsafe-url']);
  // what a document imports is a file, wherever its address is used
  const importing = "import img from './x.png';\n\n<Figure src={img} />";
  const { links } = await parseText(importing, 'docs/a.mdx', { componentAddresses: 'written' });
  expect(links.map(({ href, kind }) => `${kind} ${href}`)).toEqual(['image ./x.png']);
});

test('URLs of any scheme except those that run code should be accepted if a site says so', async () => {
  const hrefs = ['command:x.y', 'vscode:extension/a.b', 'data:text/plain,a', 'localhost:3000', 'JavaScript:alert(1)'];
  const text = hrefs.map((href) => `[a](${href})`).join(' ');
  const parsed = await parseText(text, 'docs/a.md', { linkSchemes: 'any' });
  expect(parsed.links.map(({ href }) => href)).toEqual(hrefs.slice(0, -1));
  expect(parsed.problems.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([
    "unsafe-url: the URL 'JavaScript:alert(1)' may run code and is left out",
  ]);
});

test.each([
  ['htps://example.org', "did you mean 'https:'?"],
  ['maito:ada@example.org', "did you mean 'mailto:'?"],
  ['foo:example', 'link to http, https, mailto, tel or a page of this site'],
])('a scheme that is not allowed should be compared with those that are: %s', async (href, hint) => {
  const { problems } = await parseText(`[a](${href})`);
  expect(problems.map((problem) => problem.hint)).toEqual([hint]);
});

test('links that Sphinx resolves should have one cause for each kind, and say what to write', async () => {
  const { problems } = await parseText('[a](inv:sphinx#b) [c](inv:sphinx#d) [e](project:#f)');
  expect(problems.map(({ cause }) => cause)).toEqual(['inv:', 'inv:', 'project:']);
  expect(problems[0]?.hint).toMatch(/^Sphinx resolves it: link to the page/);
});

test.each([
  ['docs/a.md', '<constructor>x</constructor>'],
  ['docs/a.mdx', '<toString href="b.md">x</toString>'],
])('an element with a strange name should do no harm in %s', async (path, text) => {
  expect((await parseText(text, path)).problems).toEqual([]);
});

test.each(['file:///home/b.md', 'C:/x/b.md', 'C:\\x\\b.md'])(
  '%s should be recognized as a path of a computer',
  async (href) => {
    const { problems } = await parseText(`[a](${href})`);
    expect(problems.map(({ hint }) => hint)).toEqual([
      "this is a path of your computer: write the path from this file, with '/' between folders, such as './img/a.png'",
    ]);
  },
);

test('a scheme of one letter should not be taken for a drive', async () => {
  const { problems } = await parseText('[a](a:b)');
  expect(problems.map(({ hint }) => hint)).toEqual(['link to http, https, mailto, tel or a page of this site']);
});

describe('a URL that may run code', () => {
  test.each([
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:x)',
    '[a](vbscript:x)',
    '[a](data:text/html,x)',
    '![a](data:text/html,x)',
    '[a](data:image/png;base64,AA)',
    '<a href=" javascript:x">a</a>',
    '<a href="java&#10;script:x">a</a>',
    '<iframe src="javascript:x"></iframe>',
    '<form action="javascript:x"></form>',
  ])('should be removed and reported: %j', async (text) => {
    const { tree, links, problems } = await parseText(`x\n\n${text}`);
    expect([links, problems.map((problem) => `${problem.rule} ${at(problem)}`)]).toEqual([
      [],
      ['unsafe-url docs/a.md:3:1'],
    ]);
    expect(JSON.stringify(tree)).not.toMatch(/"(?:href|src|action)":/);
  });

  test.each(['[a](chrome://flags)', '<a href="javascript:void(0)">b</a>', '<a href="javascript:;">b</a>'])(
    'should not be detected if it runs none: %j',
    async (text) => {
      const { links, problems } = await parseText(text);
      expect([links.length, problems]).toEqual([1, []]);
    },
  );

  test('should be removed from JSX', async () => {
    const document = await parseMdx('<a href="javascript:x">a</a>');
    expect([htmlOf(document), document.problems[0]?.message]).toEqual([
      '<a>a</a>',
      "the URL 'javascript:x' may run code and is left out",
    ]);
  });

  test('should be shown shortened if it is long', async () => {
    const { problems } = await parseText(`[a](javascript:${'x'.repeat(100)})`);
    expect(problems[0]?.message).toBe(`the URL 'javascript:${'x'.repeat(49)}…' may run code and is left out`);
  });

  test.each(['https://a.b', 'mailto:a@b.c', 'tel:+123', '//a.b', './a:b.md', '#a:b', '?a:b'])(
    'should not be detected in %j',
    async (href) => {
      const { links, problems } = await parseText(`[a](${href})`);
      expect([links.map((link) => link.href), problems]).toEqual([[href], []]);
    },
  );

  test('should not be detected in an image as data', async () => {
    expect((await parseText('![a](data:image/png;base64,AA)')).problems).toEqual([]);
    expect((await parseText('<iframe src="data:text/html,x" title="a"></iframe>')).problems).toEqual([]);
  });
});

test('should mark an empty address in JSX, which a component may take for none', async () => {
  const { links } = await parseText('[a]() <Card to="" />', 'docs/a.mdx');
  expect(links.map(({ href, isElement }) => [href, isElement])).toEqual([
    ['', undefined],
    ['', true],
  ]);
});
