import { describe, expect, test } from '@jest/globals';
import { htmlOf, parseMdx, parseText } from '../../parse-text.js';

const use = "import P from './_p.mdx'\n\n<P/>";

describe('code of a partial that names its props', () => {
  const htmlWith = async (partial: string, use: string) =>
    htmlOf(await parseMdx(`import P from './_p.mdx'\n\n${use}`, { 'docs/_p.mdx': partial }));

  test('should be evaluated with what each use gives, if that is known', async () => {
    const partial = `{['a:', \`  \${props.name}\`, props.list[1] + 'x' + props.none?.x].join('\\n')}{props.on && 'on'}{props.name.toUpperCase()}`;
    expect(await htmlWith(partial, '<P name="b" list={[1, 2]} on/>\n\n<P name="c" list={[3, 4]}/>')).toBe(
      'a:\n  b\n2xundefinedonBa:\n  c\n4xundefinedC'.replaceAll('\n', ''),
    );
  });

  test('should show the code of a block with them', async () => {
    const partial = `<CodeBlock language="js">\n  {\`// highlight-next-line\nlet \${props.name};\`}\n</CodeBlock>`;
    const document = await parseMdx('import P from \'./_p.mdx\'\n\n<P name="x"/>', { 'docs/_p.mdx': partial });
    expect(document.tree.children[0]).toMatchObject({
      tagName: 'CodeBlock',
      properties: {
        language: 'js',
        hasLines: true,
        html: expect.stringMatching(/^<span class="line highlighted">.* x/),
      },
    });
    expect(document.module).toBeUndefined();
  });

  test('should be given them if it must run', async () => {
    expect(await htmlWith('{props.on ? <b>{props.name}</b> : 0}', '<P on name={f()}/>')).toBe(
      '{((props) => (props.on ? &#x3C;b>{props.name}&#x3C;/b> : 0))({ "on": true, "name": (f()) })}',
    );
    expect(await htmlWith('<A {...props.rest} b={[props.c]} d={props.e}/>', '<P {...all} e={f()}/>')).toBe(
      '<A spread="...((props) => (props.rest))({ ...all, &#x22;e&#x22;: (f()) })" b="[object Object]" d="[object Object]"></A>',
    );
  });

  test('should not be found in comments, such as those of ids', async () => {
    const partial = '## Props {/* #child-props */}\n\n{/* of props */}p';
    const document = await parseMdx(use, { 'docs/_p.mdx': partial });
    expect([htmlOf(document), document.module]).toEqual(['<h2 id="child-props">Props</h2><p>p</p>', undefined]);
  });

  test('should be passed on by another partial', async () => {
    const files = {
      'docs/_p.mdx': `import Q from './_q.mdx'\n\n<Q b={props.a} c={\`\${props.a}!\`}/>`,
      'docs/_q.mdx': 'q {props.b} {props.c} {props.a}',
    };
    expect(htmlOf(await parseMdx('import P from \'./_p.mdx\'\n\n<P a="x"/>', files))).toBe('<p>q x x! </p>');
  });
});

describe('names shared by a page and its partial', () => {
  const page = (from: string) => `import P from './_p.mdx'\nimport A from '${from}'\n\n<A/>\n\n<P/>`;
  const files = { 'docs/_p.mdx': "import A from './y.js'\n\n<A/>" };

  test('should be renamed in the partial if they mean two things', async () => {
    const partial = `import A, { b } from './y.js'
export const o = { A, b, c: A.b, f: ({ A, d = A }) => d, g: <A.b A={A} />, 'A': 1 };

<A.b x={[A, { A }]} {...A} />

{A}`;
    const { problems, module } = await parseMdx(page('./x.js'), { 'docs/_p.mdx': partial });
    expect(problems).toEqual([]);
    expect(module?.statements.map(({ code }) => code.trim())).toEqual([
      `import A_2, { b } from './y.js'
export const o = { A: A_2, b, c: A_2.b, f: ({ A: A_2, d = A_2 }) => d, g: <A_2.b A={A_2} />, 'A': 1 };`,
      "import A from './x.js'",
    ]);
    expect(htmlOf(await parseMdx(page('./x.js'), { 'docs/_p.mdx': partial }))).toContain('A_2.b');
  });

  test('should be kept if they mean the same', async () => {
    expect((await parseMdx(page('./y.js'), files)).problems).toEqual([]);
    expect((await parseMdx(page('/docs/y.js'), files)).problems).toEqual([]);
    expect((await parseMdx(page('@site/docs/y.js'), files)).module?.statements).toHaveLength(2);
  });

  test('should be the same for a partial that both import, whichever way they name its path', async () => {
    const text = (from: string) => `import P from './_p.mdx'\nimport Q from '${from}'\n\n<Q/>\n\n<P/>`;
    const partial = "import Q from './_q.mdx'\n\n{props.on && <Q/>}";
    const both = { 'docs/_p.mdx': partial, 'docs/_q.mdx': 'q' };
    for (const from of ['/docs/_q.mdx', '@site/docs/_q.mdx'])
      expect((await parseMdx(text(from).replace('<P/>', '<P on={f()}/>\n\n{f(Q)}'), both)).problems).toEqual([]);
  });
});

describe('names under which partials import content for their code', () => {
  const page = "import P from './p/_p.mdx'\nimport Q from './q/_q.mdx'\n\n<P/>\n\n<Q/>";
  const partial = (from: string) => `import part from '${from}'\n\n<X a={{ part }} />`;

  test('should be renamed in one of two partials if they mean two things', async () => {
    const files = {
      'docs/p/_p.mdx': partial('./part.mdx'),
      'docs/p/part.mdx': 'p',
      'docs/q/_q.mdx': partial('./part.mdx'),
      'docs/q/part.mdx': 'q',
    };
    const { problems, module, tree } = await parseMdx(page, files);
    expect(problems).toEqual([]);
    expect(module?.statements.map(({ code, place }) => [code, place.file])).toEqual([
      ['import part from "./part.mdx";', 'docs/p/_p.mdx'],
      ['import part_2 from "./part.mdx";', 'docs/q/_q.mdx'],
    ]);
    expect(JSON.stringify(tree)).toContain('{ part: part_2 }');
  });

  test('should be renamed, too, if they are texts of files', async () => {
    const files = {
      'docs/p/_p.mdx': partial('!!raw-loader!./part.txt'),
      'docs/p/part.txt': 'p',
      'docs/q/_q.mdx': partial('!!raw-loader!./part.txt'),
      'docs/q/part.txt': 'q',
    };
    const { problems, module } = await parseMdx(page, files);
    expect(problems).toEqual([]);
    expect(module?.statements.map(({ code }) => code)).toEqual(['const part = "p";', 'const part_2 = "q";']);
  });

  test('should be kept if both import the same by an alias and by its path', async () => {
    const files = {
      'docs/p/_p.mdx': partial('@parts/part.mdx'),
      'docs/q/_q.mdx': partial('../../parts/part.mdx'),
      'parts/part.mdx': 'p',
    };
    const aliases = { '@parts': '/s/parts' };
    const { problems, module } = await parseText(page, 'docs/a.mdx', { files, aliases, siteDir: '/s' });
    expect(problems).toEqual([]);
    expect(module?.statements.flatMap(({ names }) => names)).toEqual(['part', 'part']);
  });

  test('should be kept if only elements use them, which are replaced', async () => {
    const element = "import part from './part.mdx'\n\n<part />";
    const { problems, module } = await parseMdx(page, { 'docs/p/_p.mdx': element, 'docs/q/_q.mdx': element });
    expect(problems.map(({ message }) => message)).toEqual([
      "cannot find './part.mdx', imported as part",
      "cannot find './part.mdx', imported as part",
    ]);
    expect(module).toBeUndefined();
  });
});
