import { describe, expect, test } from '@jest/globals';
import { at, htmlOf, parseMdx, parseText } from '../../parse-text.js';

const use = "import P from './_p.mdx'\n\n<P/>";

describe('a partial', () => {
  test('should be inserted where it is used, as often as it is used', async () => {
    const document = await parseMdx("import P from './_p.mdx'\n\na\n\n<P/>\n\n<P/>", {
      'docs/_p.mdx': '---\ntags: [x]\n---\n\n## Part',
    });
    expect(htmlOf(document)).toBe('<p>a</p><h2 id="part">Part</h2><h2 id="part-1">Part</h2>');
    expect([document.frontMatter.tags, document.module]).toEqual([[], undefined]);
  });

  test('should be found from the site folder with @site/, and be CommonMark if it is .md', async () => {
    expect(htmlOf(await parseMdx("import P from '@site/parts/_p.md'\n\n<P/>", { 'parts/_p.md': 'a {x}' }))).toBe(
      '<p>a {x}</p>',
    );
  });

  test('should be found by an alias of its folder, absolute or not', async () => {
    const text = "import P from '@parts/_p.mdx';\nimport Q from '@parts/in/_p.mdx';\n\n<P/>\n\n<Q/>";
    const files = { 'parts/_p.mdx': 'a', 'other/_p.mdx': 'b' };
    const aliases = { '@parts': '/s/parts', '@parts/in': 'other' };
    expect(htmlOf(await parseText(text, 'docs/a.mdx', { files, aliases, siteDir: '/s' }))).toBe('<p>a</p><p>b</p>');
  });

  test('should have its HTML parsed on its own if it is .md, next to JSX and expressions, and within them', async () => {
    const html = { 'docs/_p.md': 'x <b>y</b>\n\n<div>z' };
    const importing = "import P from './_p.md'\n\n";
    const inside = await parseMdx(`${importing}<Details>\n\n<P/>\n\n</Details>\n\n{props.x}\n\nend`, html);
    const read = '<p>x <b>y</b></p><div>z</div>';
    expect(htmlOf(inside).replaceAll('\n', '')).toContain(`<Details>${read}</Details>`);
    expect(htmlOf(inside)).toMatch(/<p>end<\/p>$/);
    const between = await parseMdx(`${importing}a\n\n<P/>\n\nb\n\n<P/>\n\nend`, html);
    expect(htmlOf(between).replaceAll('\n', '')).toBe(`<p>a</p>${read}<p>b</p>${read}<p>end</p>`);
  });

  test('should load files next to it in its code, wherever it is included', async () => {
    const document = await parseMdx("import P from '../parts/_p.mdx'\n\n<P/>", {
      'parts/_p.mdx': "import Q from './in/_q.mdx'\n\n<Pair a={require('./a.png').default} b={require('b')}/>\n\n<Q/>",
      'parts/in/_q.mdx': "{import('../c.js')} <Pair {...require('./d.json')}/>",
    });
    const tree = JSON.stringify(document.tree);
    expect([...tree.matchAll(/(?:require|import)\('([^']+)'\)/g)].map(([, path]) => path)).toEqual([
      ...['../parts/a.png', 'b', '../parts/c.js', '../parts/in/d.json'],
    ]);
  });

  test('should be wrapped in its default export, with the props that the partial is given', async () => {
    const document = await parseMdx(`import P from './_p.mdx'\n\n<P kind="x"/>`, {
      'docs/_p.mdx': 'export default function Frame({ kind, children }) { return <b>{kind}{children}</b>; }\n\ntext',
    });
    expect(htmlOf(document)).toMatch(/^<Frame spread.*><p>text<\/p><\/Frame>$/);
    expect(document.module?.statements.map(({ code }) => code.trim())).toEqual([
      'function Frame({ kind, children }) { return <b>{kind}{children}</b>; }',
    ]);
    expect(JSON.stringify(document.tree)).toContain(String.raw`...((props) => (props\n))({ \"kind\": \"x\" })`);
  });

  test('should tell the unnamed default exports of partials apart', async () => {
    const frame = (letter: string) =>
      `export default ({ children }) => <${letter}>{children}</${letter}>;\n\n${letter}`;
    const document = await parseMdx("import A from './_a.mdx'\nimport B from './_b.mdx'\n\n<A/>\n\n<B/>", {
      'docs/_a.mdx': frame('i'),
      'docs/_b.mdx': frame('u'),
    });
    expect(htmlOf(document)).toMatch(/<MDXFrame .*><p>i<\/p><\/MDXFrame><MDXFrame_2 .*><p>u<\/p><\/MDXFrame_2>/);
    expect(document.problems).toEqual([]);
  });

  test.each([
    ["export { default } from './layout'", "import MDXFrame from './layout'"],
    ["export { Plain as default } from './layout'", "import { Plain as MDXFrame } from './layout'"],
    ['export { MDXFrame as default }\n\nexport const MDXFrame = Plain', 'export const MDXFrame = Plain'],
  ])('should be wrapped in a layout that they export by name: %s', async (code, statement) => {
    const document = await parseMdx("import A from './_a.mdx'\n\n<A/>", { 'docs/_a.mdx': `${code}\n\nText` });
    expect(htmlOf(document)).toMatch(/^<MDXFrame .*><p>Text<\/p><\/MDXFrame>$/);
    expect(document.module?.statements.map((item) => item.code.trim()).filter((own) => own !== '')).toEqual([
      statement,
    ]);
  });

  test('should have its contents placed in its own file', async () => {
    const files = { 'docs/_p.mdx': '---\ntags: []\n---\n\n## Part {#p}\n\n[a](b.md) <Lost/> [^1]\n\n:::note\n' };
    const { headings, links, ids, components, undefinedReferences, directives } = await parseMdx(
      `text\n\n${use}`,
      files,
    );
    expect([headings, links, ids, components, undefinedReferences, directives].map((list) => list.map(at))).toEqual([
      ['docs/_p.mdx:5:1'],
      ['docs/_p.mdx:7:1'],
      ['docs/_p.mdx:5:1'],
      ['docs/_p.mdx:7:11'],
      ['docs/_p.mdx:7:19'],
      ['docs/_p.mdx:9:1'],
    ]);
  });

  test('should be the file of the links it contains, which nodes refer to by index', async () => {
    const { tree, links } = await parseMdx(use, { 'docs/_p.mdx': '[a](b.md)' });
    expect(tree.children[0]).toMatchObject({ children: [{ tagName: 'a', data: { links: { href: 0 } } }] });
    expect(links[0]?.place.file).toBe('docs/_p.mdx');
  });
});

describe('the props of a partial', () => {
  const files = {
    'docs/_p.mdx': 'Hi {props.name}, <Details summary={props.label}>{props.children}</Details>',
    'docs/x.txt': 'file',
  };

  test('should be given by attributes and children, and keep the page static', async () => {
    const document = await parseMdx("import P from './_p.mdx'\n\n<P name={'W'} label=\"L\">**kid**</P>", files);
    expect([htmlOf(document), document.module]).toEqual([
      '<p>Hi W, <Details summary="L"><strong>kid</strong></Details></p>',
      undefined,
    ]);
  });

  test('should be given by a raw import', async () => {
    expect(
      htmlOf(await parseMdx("import P from './_p.mdx'\nimport x from './x.txt?raw'\n\n<P name={x}/>", files)),
    ).toBe('<p>Hi file, <Details summary=""></Details></p>');
  });

  test('should be found without a code extension by a raw import', async () => {
    const text = "import x from '!!raw-loader!./x';\n\n<CodeBlock>{x}</CodeBlock>";
    expect(htmlOf(await parseMdx(text, { 'docs/x.js': 'let a;' }))).toContain('let a;');
  });

  test('should be empty if they are not given', async () => {
    expect(htmlOf(await parseMdx(use, files))).toBe('<p>Hi , <Details summary=""></Details></p>');
  });

  test('should be those of each use', async () => {
    expect(
      htmlOf(
        await parseMdx('import P from \'./_p.mdx\'\n\n<P n="1"/>\n\n<P n="2"/>', { 'docs/_p.mdx': 'No {props.n}' }),
      ),
    ).toBe('<p>No 1</p><p>No 2</p>');
  });

  test('should make the page live if their value needs code', async () => {
    expect((await parseMdx("import P from './_p.mdx'\n\n<P name={f()}/>", files)).module).toEqual({ statements: [] });
  });
});

describe('partials in partials', () => {
  test('should be resolved from the partial that imports them', async () => {
    const files = {
      'docs/sub/_q.mdx': 'import P from \'../_p.mdx\'\n\n[q](r.md)\n\n<P name="Q"/>',
      'docs/_p.mdx': 'Hi {props.name} [l](x.md)',
    };
    const document = await parseMdx("import Q from './sub/_q.mdx'\n\n<Q/>", files);
    expect(htmlOf(document)).toBe('<p><a href="r.md">q</a></p><p>Hi Q <a href="x.md">l</a></p>');
    expect(document.links.map(at)).toEqual(['docs/sub/_q.mdx:3:1', 'docs/_p.mdx:1:17']);
  });

  test('should be accepted as children of another', async () => {
    const files = { 'docs/_p.mdx': '<div>{props.children}</div>', 'docs/_q.mdx': 'Q' };
    const text = "import P from './_p.mdx'\nimport Q from './_q.mdx'\n\n<P>\n\n<P>\n\n<Q/>\n\n</P>\n\n</P>";
    expect(htmlOf(await parseMdx(text, files))).toBe('<div><div><p>Q</p></div></div>');
  });

  test('should each be read once per document, however often they are imported', async () => {
    const { problems } = await parseMdx("import P from './_p.mdx'\nimport Q from './_q.mdx'\n\n<P/>\n\n<Q/>\n\n<P/>", {
      'docs/_p.mdx': '---\ntags: 1\n---\n\np',
      'docs/_q.mdx': "import P from './_p.mdx'\n\n<P/>",
    });
    expect(problems.map(at)).toEqual(['docs/_p.mdx:2:7']);
  });

  test('should be reported if they multiply each other, at the import that is too much', async () => {
    const files: Record<string, string> = {};
    for (let level = 0; level < 9; level++) {
      const names = Array.from({ length: 8 }, (_, index) => `_p${level + 1}${index}`);
      const imports = names.map((name) => `import P${name} from './${name}.mdx'`).join('\n');
      const text = level === 8 ? 'end' : `${imports}\n\n${names.map((name) => `<P${name}/>`).join('\n\n')}`;
      for (let index = 0; index < 8; index++) files[`docs/_p${level}${index}.mdx`] = text;
    }
    const { problems } = await parseMdx("import P from './_p00.mdx'\n\n<P/>", files);
    expect(problems).toMatchObject([
      {
        rule: 'oversized-partial',
        message: expect.stringMatching(
          /^with <P_p\d\d> the partials of 'docs\/a.mdx' add up to more than 300,000 nodes$/,
        ),
        place: { file: expect.stringMatching(/^docs\/_p\d\d\.mdx$/) },
      },
    ]);
  });

  test('should be reported if their contents multiply', async () => {
    const open = '<P>\n\n'.repeat(30);
    const text = `import P from './_p.mdx'\n\n${open}x\n\n${'</P>\n\n'.repeat(30)}`;
    const { problems } = await parseMdx(text, { 'docs/_p.mdx': '{props.children}\n\n{props.children}' });
    expect(problems.map((problem) => `${at(problem)} ${problem.rule}`)).toEqual(['docs/a.mdx:1:1 oversized-partial']);
  });

  test('should be reported if they include each other', async () => {
    const files = {
      'docs/_p.mdx': "p\n\nimport Q from './_q.mdx'\n\n<Q/>",
      'docs/_q.mdx': "q\n\nimport P from './_p.mdx'\n\n<P/>",
    };
    const document = await parseMdx(use, files);
    expect(document.problems.map((problem) => `${problem.rule} ${at(problem)} ${problem.message}`)).toEqual([
      'circular-partial docs/_q.mdx:3:1 partials import each other: docs/_p.mdx → docs/_q.mdx → docs/_p.mdx',
    ]);
    expect(htmlOf(document)).toBe('<p>p</p><p>q</p>');
  });

  test('should be reported if a document includes itself', async () => {
    const { problems } = await parseMdx("x\n\nimport A from './a.mdx'\n\n<A/>", { 'docs/a.mdx': 'x' });
    expect(problems.map((problem) => [at(problem), problem.message])).toEqual([
      ['docs/a.mdx:3:1', 'partials import each other: docs/a.mdx → docs/a.mdx'],
    ]);
  });
});
