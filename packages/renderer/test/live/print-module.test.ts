import { describe, expect, test } from '@jest/globals';
import type { ElementContent } from 'hast';
import { hasPathImports } from '../../src/bundle/code/path-imports.js';
import { printModule } from '../../src/live/print-module.js';
import { writtenPlace } from '../../src/live/print-statements.js';
import { parse } from '../site-fixture.js';

const code = 'export const x = 1;';

/** Prints the module of `docs/a.mdx`. */
async function print(text: string, files: Readonly<Record<string, string>> = {}) {
  const document = await parse('docs/a.mdx', text, files);
  expect(document.problems).toEqual([]);
  return printModule(document, document.tree);
}

/** The blocks of a page that code renders, as the code that creates them. */
async function contentOf(markdown: string, files: Readonly<Record<string, string>> = {}): Promise<string> {
  const printed = await print(`${code}\n\n${markdown}`, files);
  return [...printed.code.matchAll(/^ {2}return _create\(_Fragment, null, (.*)\);$/gm)]
    .map(([, block]) => block)
    .join('\n');
}

describe('printModule', () => {
  test('should note imports that the document does not use, whose names may also end their paths', async () => {
    const text = `import A, { b as c } from './A';
import Used from './Used';
import * as D from "pkg";
import './effect.js';
export const text = \`import E from './e'\`;

<Used />

import F from './F'

{c}`;
    const part = { 'docs/p/_part.mdx': "import G from './G'\n\nText" };
    const printed = await print(`${text}\n\nimport Part from './p/_part.mdx'\n\n<Part />`, part);
    expect(printed.unused).toEqual([
      { name: 'D', specifier: 'pkg', file: 'docs/a.mdx' },
      { name: 'F', specifier: './F', file: 'docs/a.mdx' },
      { name: 'G', specifier: './G', file: 'docs/p/_part.mdx' },
    ]);
    expect(await print('import A from "./a"\n\n<A />')).not.toHaveProperty('unused');
  });

  test('should give components of the document bare tables on request, without space between rows', async () => {
    const text = "import Api from './api'\n\n<Api>\n\n| a |\n| - |\n| b |\n\n</Api>";
    const document = await parse('docs/a.mdx', text);
    const codeOf = (bare: boolean) => printModule(document, document.tree, bare).code;
    expect(codeOf(false)).toContain(
      '_create(_of("table"), {}, _create(_of("thead"), {}, _create(_of("tr"), {}, _create(_of("th")',
    );
    expect(codeOf(true)).toContain('_create("table", {}, _create(_of("thead"), {}, _create(_of("tr")');
  });

  test('should declare what code may know of the document, if the code mentions it and does not declare it itself', async () => {
    const own = await print('# A\n\nText.\n\n{metadata.title}');
    expect(own.code).toContain('const metadata = {"title":"A","description":"Text.","source":"@site/');
    const { code } = await print('export const contentTitle = 1;\n\n# A\n\n## B `c`\n\n{toc}{contentTitle}');
    expect(code.match(/^(?:export )?const (?:toc|contentTitle) .*$/gm)).toEqual([
      'export const contentTitle = 1;',
      'const toc = [{"value":"B <code>c</code>","id":"b-c","level":2}];',
    ]);
  });

  test('should print a module with the statements of the page, its front matter and the blocks that code renders', async () => {
    const printed = await print(`---\ntitle: A\n---\n\n${code}\n\nText.\n\nText {x}{frontMatter.title}`);
    const lines = printed.code.split('\n');
    expect(lines.filter((line) => !/^const (?:frontMatter|toc|contentTitle) /.test(line))).toEqual([
      "import { createElement as _create, Fragment as _Fragment } from 'react';",
      'export const x = 1;',
      'export function _block0({ components: _components = {}, ...props }) {',
      '  const _of = (name) => _components[name] ?? name;',
      '  return _create(_Fragment, null, _create(_of("p"), {}, "Text ", (x), (frontMatter.title)));',
      '}',
    ]);
    expect(lines.find((line) => line.startsWith('const frontMatter'))).toContain('"title":"A"');
    expect(printed.blocks).toBe(1);
  });

  test('should pass the children of the including element to code of a partial, and print them once', async () => {
    const use = 'import P from \'./_p.mdx\'\n\n<P n="1">\n\n<b>x</b>\n\n<i>y</i>\n\n</P>';
    const partial = '<Pick content={props.children} />\n\n{props.children}\n\n<Pick from={f(props)} />';
    const printed = await print(use, { 'docs/_p.mdx': partial });
    expect(printed.code.replaceAll('\n', '')).toContain(
      '((_children1) => _create(_Fragment, {  }, _create(Pick, { "content": (_children1) }), (_children1), ' +
        '_create(Pick, { "from": (((props) => (f(props)))({ "n": "1", "children": _children1 })) })))' +
        '(_create(_Fragment, {  }, _create(_of("b"), {  }, "x"), _create(_of("i"), {  }, "y")).props.children)',
    );
  });

  test('should print attributes as strings, booleans and expressions', async () => {
    expect(await contentOf('<Chart label="a &quot;b&quot;" open data-size={x + 1} />')).toBe(
      String.raw`_create(Chart, { "label": "a \"b\"", "open": true, "data-size": (x + 1) })`,
    );
  });

  test('should print no text that looks like a computed path to load', async () => {
    const call = `import(\`./Pages/\${name}\`)`;
    const content = await contentOf(`<Code text='${call}'>\`${call}\`</Code>`);
    expect(hasPathImports(content)).toBe(false);
    expect(JSON.parse(/{ "text": (".*?") }/.exec(content)?.[1] ?? '')).toBe(call);
    expect(hasPathImports(await contentOf(`<Code>\n\n\`\`\`js\n${call}\n\`\`\`\n\n</Code>`))).toBe(false);
  });

  test('should spread what an element spreads', async () => {
    expect(await contentOf('<Chart {...x} a="1" />')).toBe('_create(Chart, { ...x, "a": "1" })');
  });

  test('should print fragments, and lower-case elements by the components that the theme renders them with', async () => {
    expect(await contentOf('<><b>{x}</b></>')).toBe('_create(_Fragment, {  }, _create(_of("b"), {  }, (x)))');
  });

  test('should print bare lower-case elements unchanged', async () => {
    const text = `${code}\n\n<><b>{x}</b></>\n\n<details>{x}</details>`;
    const document = await parse('docs/a.mdx', text, {}, { bareElements: true });
    const printed = printModule(document, document.tree).code;
    expect(printed).toContain('_create(_Fragment, {  }, _create("b", {  }, (x)))');
    expect(printed).toContain('_create(_of("details"), {  }, (x))');
  });

  test('should take undeclared components from the theme, and show the children of unknown ones', async () => {
    const printed = await print("import Own, { own } from './own.js';\n\n<Own /><Tabs.Item /><own.Item />\n\n<Tabs />");
    expect(printed.code).toContain('  const Tabs = _components.Tabs ?? _Fragment;\n');
    expect(printed.code).toContain('_create(own.Item, {  })');
    expect(printed.code).not.toContain('const Own');
  });

  test('should keep text as text, whatever it looks like', async () => {
    expect(await contentOf('{x} a "b" \\{c} `{d}` \\\\ &lt;/script&gt;')).toBe(
      String.raw`_create(_of("p"), {}, (x), " a \"b\" {c} ", _create(_of("code"), {}, "{d}"), " \\ </script>")`,
    );
  });

  test('should align cells of tables by style, as documents without code do', async () => {
    expect(await contentOf('| {x} |\n| --: |\n| 1 |')).toContain('_of("td"), {"style":{"textAlign":"right"}}, "1")');
  });

  test('should leave comments out', async () => {
    expect(await contentOf('a{/* b */}c{x}')).toBe('_create(_of("p"), {}, "a", "c", (x))');
  });

  test('should use the property names and values that React expects', async () => {
    const document = await parse('docs/a.mdx', code);
    document.tree.children = [
      {
        type: 'element',
        tagName: 'td',
        properties: {
          style: 'text-align: right; --gap: 1px',
          className: ['a', 'b'],
          htmlFor: ['x'],
          colSpan: 2,
          tabIndex: 0,
          hidden: false,
          ariaLabel: 'l',
          dataKind: 'k',
          title: undefined,
        },
        children: [{ type: 'mdxTextExpression', value: '' } as unknown as ElementContent],
      },
    ];
    const [, properties] = /_of\("td"\), (\{.*\}), \(\)\)\);/.exec(printModule(document, document.tree).code) ?? [];
    expect(JSON.parse(properties as string)).toEqual({
      style: { textAlign: 'right', '--gap': '1px' },
      className: 'a b',
      htmlFor: 'x',
      colSpan: 2,
      tabIndex: 0,
      'aria-label': 'l',
      'data-kind': 'k',
    });
  });

  test('should leave content without expressions or components of the page to the tree', async () => {
    const text =
      'Text.\n\n<Details of={[1]}><b>x</b></Details>\n\n- a\n- <Own />\n\n<Gone.Part />\n\n<Details of={x} />\n\n<b {...x} />';
    const blocks = (await contentOf(`import Own from './own.js';\n\n${text}`)).split('\n');
    expect(blocks.map((block) => block.slice(0, 18))).toEqual([
      '_create(_of("ul"),',
      '_create(Details, {',
      '_create(_of("b"), ',
    ]);
  });

  test('should leave relative imports of the page unchanged', async () => {
    const printed = await print("import Own from './own.js';\n\n<Own />");
    expect(printed.code).toContain("\nimport Own from './own.js';\n");
  });

  test('should make relative imports of a partial relative to the page that includes it', async () => {
    const printed = await print("import Part from '../parts/_part.mdx';\n\n<Part />", {
      'parts/_part.mdx': [
        "import A from './a.js';",
        'import "../b.css";',
        "import { c } from '../docs/c.js';",
        "import d from 'd';",
        "export const load = () => import('./e.js');",
        '',
        '<A />',
      ].join('\n'),
    });
    expect(printed.code.split('\n').slice(1, 6)).toEqual([
      "import A from '../parts/a.js';",
      'import "../b.css";',
      "import { c } from './c.js';",
      "import d from 'd';",
      "export const load = () => import('../parts/e.js');",
    ]);
  });

  test('should leave strings, templates and comments of a partial unchanged', async () => {
    const lines = [
      "export const help = `Write import a from './a' or export * from './b'`;",
      "// import c from './c'",
      'export const more = "export { d } from \'./d\'";',
      "export * from './e';",
    ];
    const printed = await print("import P from './sub/_p.mdx'\n\n<P />", { 'docs/sub/_p.mdx': lines.join('\n') });
    const { code, statements } = printed;
    const own = code.split('\n').slice((statements[0]?.firstLine ?? 0) - 1, statements[0]?.lastLine);
    expect(own).toEqual([...lines.slice(0, 3), "export * from './sub/e';"]);
  });

  test('should provide a component that is only mentioned in code', async () => {
    const { code: printed } = await print("export const text = 'Tabs'; // Details\n\n<Tabs /> <Details />\n\n{text}");
    expect(printed).toContain('const Tabs = _components.Tabs');
    expect(printed).toContain('const Details = _components.Details');
  });

  test('should print the statements of a partial once, however often it is included', async () => {
    const printed = await print("import One from './_one.mdx';\nimport Two from './_two.mdx';\n\n<One /><Two />", {
      'docs/_one.mdx': 'export const one = 1;\n\n{one}',
      'docs/_two.mdx': "import One from './_one.mdx';\n\n<One />",
    });
    expect(printed.code.match(/export const one/g)).toHaveLength(1);
  });
});

describe('writtenPlace', () => {
  const page = [
    '---',
    'title: A',
    '---',
    '',
    "import Part from './_part.mdx';",
    'import {',
    '  Tabs,',
    "} from '@theme/Tabs';",
    'export const a =',
    '  1;',
    '',
    'Text',
    '',
    'export const b = 2;',
    '',
    '<Part />{a}',
  ];
  const part = ['---', 'x: 1', '---', '', 'export const c = 3;'];

  test('should map each line of a statement to its line in the source', async () => {
    const printed = await print(page.join('\n'), { 'docs/_part.mdx': part.join('\n') });
    const lines = printed.code.split('\n');
    const placeOf = (text: string) => writtenPlace(printed, lines.indexOf(text) + 1, 3);
    expect(placeOf('export const a =')).toEqual({ file: 'docs/a.mdx', line: 9, column: 3 });
    expect(placeOf('  1;')).toEqual({ file: 'docs/a.mdx', line: 10, column: 3 });
    expect(placeOf('export const b = 2;')).toEqual({ file: 'docs/a.mdx', line: 14, column: 3 });
    expect(placeOf('export const c = 3;')).toEqual({ file: 'docs/_part.mdx', line: 5, column: 3 });
  });

  test('should map lines that no author wrote to nothing', async () => {
    const printed = await print(page.join('\n'), { 'docs/_part.mdx': part.join('\n') });
    expect(writtenPlace(printed, 1, 1)).toBe(undefined);
    expect(writtenPlace(printed, printed.code.split('\n').length, 1)).toBe(undefined);
  });

  test('should count the columns of the first line from the start of the statement', () => {
    const printed = {
      code: '',
      blocks: 0,
      statements: [{ firstLine: 2, lastLine: 3, place: { file: 'a.mdx', line: 5, column: 4 } }],
    };
    expect(writtenPlace(printed, 2, 2)).toEqual({ file: 'a.mdx', line: 5, column: 5 });
    expect(writtenPlace(printed, 3, 2)).toEqual({ file: 'a.mdx', line: 6, column: 2 });
  });
});
