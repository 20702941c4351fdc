import { describe, expect, test } from '@jest/globals';
import { at, htmlOf, parseMdx, parseText } from '../../parse-text.js';

describe('an import of content', () => {
  test('should be reported at its line if there is no such partial', async () => {
    const document = await parseMdx("x\n\nimport P from './_p.mdx'\nimport Q from '../../_q.mdx'\n\n<Q/>", {
      'docs/_p.mdx': 'p',
    });
    expect(document.problems.map((problem) => `${problem.rule} ${at(problem)} ${problem.message}`)).toEqual([
      "missing-partial docs/a.mdx:4:1 cannot find '../../_q.mdx', imported as Q",
    ]);
    expect([htmlOf(document), document.components]).toEqual(['<p>x</p>', []]);
  });

  test('should be found outside of the site folder', async () => {
    const text =
      "import R from '@site/../README.md'\nimport raw from '!!raw-loader!../../LICENSE'\n\n<R/>\n\n<p>{raw}</p>";
    const document = await parseMdx(text, { '../README.md': 'Read me', '../LICENSE': 'free' });
    expect([document.problems, htmlOf(document)]).toEqual([[], '<p>Read me</p><p>free</p>']);
  });

  test('should be found in the static folders if its path begins with a slash', async () => {
    const text = "import own from '!!raw-loader!/a.sol'\nimport raw from '!!raw-loader!/b.sol'\n\n<p>{own}{raw}</p>";
    const document = await parseText(text, 'docs/a.mdx', {
      files: { 'static/a.sol': 'static', 'a.sol': 'site', 'b.sol': 'other' },
      siteDir: '/site',
      staticDirectories: ['/site/public', 'static'],
    });
    expect([document.problems, htmlOf(document)]).toEqual([[], '<p>staticother</p>']);
  });

  test('should be the index of a folder if it is text', async () => {
    const document = await parseMdx("import raw from '!!raw-loader!./b'\n\n<p>{raw}</p>", {
      'docs/b/index.js': 'free',
    });
    expect([document.problems, htmlOf(document)]).toEqual([[], '<p>free</p>']);
  });

  test('should be code if an element renders an SVG file as a component', async () => {
    const text = "import Logo from './logo.svg'\nimport Other from './other.svg'\n\n<Logo />\n\n<img src={Other} />";
    const read = async (svgComponents: boolean) => {
      const { components, module } = await parseText(text, 'docs/a.mdx', { svgComponents });
      return [
        components.map(({ known, importedFile }) => [known, importedFile]),
        module?.statements.map(({ code }) => code),
      ];
    };
    expect(await read(true)).toEqual([[[true, undefined]], ['import Logo from "./logo.svg";']]);
    expect(await read(false)).toEqual([[[false, './logo.svg']], undefined]);
  });

  test('should be code if a component gets a file other than as a link', async () => {
    const text = "import file from './a.png'\nimport Card from './card'\n\n<Card img={file} />\n\n<Card src={file} />";
    const { links, module } = await parseMdx(text);
    expect([links.map(({ href }) => href), module?.statements.map(({ code }) => code.trim())]).toEqual([
      ['./a.png'],
      ["import Card from './card'", 'import file from "./a.png";'],
    ]);
  });

  test('should be text if it is raw', async () => {
    const document = await parseMdx(
      'import code from \'!!raw-loader!./x.php\'\n\n<CodeBlock language="text">{code}</CodeBlock>',
      {
        'docs/x.php': '<?php\necho "{";\n',
      },
    );
    expect(document.tree.children[0]).toMatchObject({
      tagName: 'CodeBlock',
      properties: { html: '&lt;?php\necho "{";' },
    });
    expect(document.module).toBeUndefined();
  });

  test('should be the same text whatever the line ends of the raw file', async () => {
    const text = 'import code from \'./x.php?raw\'\n\n<CodeBlock language="text">{code}</CodeBlock>';
    const { tree } = await parseMdx(text, { 'docs/x.php': '\uFEFFa\r\nb\r\n' });
    expect(tree.children[0]).toMatchObject({ tagName: 'CodeBlock', properties: { html: 'a\nb' } });
  });

  test('should keep the indentation of raw code', async () => {
    const document = await parseMdx(
      'import code from \'./x.php?raw\'\n\n<CodeBlock language="text">{code}</CodeBlock>',
      {
        'docs/x.php': '/**\n * Why.\n */\n    $a;  \n',
      },
    );
    expect(document.tree.children[0]).toMatchObject({
      tagName: 'CodeBlock',
      properties: { html: '/**\n * Why.\n */\n    $a;  ' },
    });
  });

  test('should be reported if there is no such raw file', async () => {
    const { problems, module } = await parseMdx("import code from './x.php?raw'\n\n{code}");
    expect([problems.map((problem) => [problem.rule, at(problem)]), module]).toEqual([
      [['missing-import', 'docs/a.mdx:1:1']],
      undefined,
    ]);
  });

  test('should be a link to the file if it is an image', async () => {
    const { links, module } = await parseMdx('import logo from \'./logo.png\'\n\n<img src={logo} alt=""/>');
    expect([links.map((link) => [link.kind, link.href]), module]).toEqual([[['image', './logo.png']], undefined]);
  });
});
