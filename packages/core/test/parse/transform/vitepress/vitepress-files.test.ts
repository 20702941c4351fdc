import { describe, expect, test } from '@jest/globals';
import type { Element, Nodes } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { at, htmlOf, parseMdx, parseText } from '../../parse-text.js';

const lock = `import { take } from './take.js';

function work() {
  // #region take
  const lock = take();
    // #region inner
    use(lock);
    // #endregion inner
  // #endregion take
}
`;

const files = { 'docs/snippets/lock.js': lock, 'docs/guide/near.py': 'a = 1\n', 'other/far.rb': 'x\n' };

/** The properties of all code blocks in the text of `docs/guide/a.md`, with their HTML as plain text. */
async function codeIn(text: string, options: object = {}): Promise<Element['properties'][]> {
  const { tree, problems } = await parseText(text, 'docs/guide/a.md', { files, ...options });
  expect(problems).toEqual([]);
  return blocksOf(tree).map(({ html, ...rest }) => ({ ...rest, code: plain(String(html)) }));
}

function blocksOf(node: Nodes): Element['properties'][] {
  if (node.type === 'element' && node.tagName === 'CodeBlock') return [node.properties];
  return 'children' in node ? (node.children as Nodes[]).flatMap(blocksOf) : [];
}

const plain = (html: string): string => html.replace(/<[^>]+>/g, '').replace(/&#x?\w+;|&\w+;/g, '?');

describe('a line that names a file of code', () => {
  test('should become the code of the file, relative to the folder of the documents or to its own file', async () => {
    expect(await codeIn('- <<< ./near.py\n\n<<< @/snippets/lock.js#take{1 ts:line-numbers} [lock.ts]')).toEqual([
      { language: 'py', code: 'a = 1' },
      {
        language: 'ts',
        title: 'lock.ts',
        hasLines: true,
        showLineNumbers: true,
        code: 'const lock = take();\n  use(lock);\n',
      },
    ]);
  });

  test('should become the same code whatever the line ends of the file', async () => {
    const files = { 'docs/guide/lock.js': `\uFEFF${lock.replaceAll('\n', '\r\n')}` };
    expect(await codeIn('<<< ./lock.js#inner', { files })).toEqual([{ language: 'js', code: 'use(lock);' }]);
  });

  test('should include the lines between the anchors of mdBook, without other anchors', async () => {
    const anchored =
      '// ANCHOR: all\nfn main() {\n    // ANCHOR: take\n    take();\n    // ANCHOR_END: take\n}\n// ANCHOR_END: all\n';
    const text = '<<< @/main.rs#take\n\n<<< @/main.rs#all';
    expect(await codeIn(text, { files: { 'docs/main.rs': anchored } })).toEqual([
      { language: 'rs', code: 'take();' },
      { language: 'rs', code: 'fn main() {\n    take();\n}' },
    ]);
  });

  test('should become a tab of a code group, labelled with the name of the file', async () => {
    const text = ':::code-group\n<<< @/snippets/lock.js#inner\n<<< ./near.py [Python]\n:::';
    const { tree, problems } = await parseText(text, 'docs/guide/a.md', { files });
    expect(problems).toEqual([]);
    const [tabs] = (tree.children as Element[]).filter(({ type }) => type === 'element');
    expect(((tabs?.children ?? []) as Element[]).flatMap(({ properties }) => properties?.label ?? [])).toEqual([
      'lock.js',
      'Python',
    ]);
  });

  test('should be reported if the file or region does not exist', async () => {
    const { problems } = await parseText('<<< ./gone.js\n\n<<< @/snippets/lock.js#give\n', 'docs/guide/a.md', {
      files,
    });
    expect(problems.map((problem) => [problem.rule, at(problem), problem.message])).toEqual([
      ['missing-import', 'docs/guide/a.md:1:1', "cannot find './gone.js', which this line includes"],
      ['missing-import', 'docs/guide/a.md:3:1', "'docs/snippets/lock.js' has no region 'give'"],
    ]);
  });

  test('should not include files outside the site, nor any file if VitePress notations are off', async () => {
    const outside = await parseText('<<< ../../../secret.js', 'docs/guide/a.md', { files: { '../secret.js': 'x' } });
    expect(outside.problems.map(({ rule }) => rule)).toEqual(['missing-import']);
    const other = await parseText('<<< ./near.py', 'docs/guide/a.md', { files, vitePressNotations: false });
    expect(other.problems.map(({ rule }) => rule)).toEqual(['foreign-syntax']);
  });
});

describe('a comment that includes a file', () => {
  const parts = {
    'docs/parts/basics.md':
      '---\ntitle: Part\n---\n\n## Basics\n\nText.\n\n<!-- #region end -->\n\nLast [chapter two](#none).\n\n<!-- #endregion end -->\n',
    'docs/parts/outer.md': '<!--@include: ./basics.md{5,7}-->\n',
  };
  const read = (text: string) => parseText(text, 'docs/a.md', { files: parts });

  test('should become the content of the file without its front matter, with the ids of its headings', async () => {
    const document = await read(
      '# A\n\n<!--@include: ./parts/basics.md{,7}-->\n\n<!-- @include: @/parts/basics.md#end -->\n',
    );
    expect(htmlOf(document)).toContain('Basics</h2><p>Text.</p>');
    expect(textOf(document.tree)).toContain('Last chapter two.');
    expect(document.headings.map(({ id }) => id)).toEqual(['a', 'basics']);
    expect(document.problems).toEqual([]);
    expect(document.links[0]?.place).toEqual({ file: 'docs/parts/basics.md', line: 11, column: 6 });
  });

  test('should be able to name what is below a heading, up to the next one of its level', async () => {
    const part =
      '---\n# a comment\n---\n\n# All `of` [it](#x)\n\nFirst.\n\n## Set-up\n\nTwo.\n\n```sh\n# Set-up\n```\n\n### Below\n\nThree.\n\n## Set-up\n\nFour.\n\n## Last {#end}\n\nFive.\n';
    const included = async (id: string) =>
      textOf((await parseText(`<!--@include: ./b.md#${id}-->`, 'docs/a.md', { files: { 'docs/b.md': part } })).tree)
        .replace(/\s+/g, ' ')
        .trim();
    expect(await included('set-up')).toMatch(/^Two\..*Below Three\.$/);
    expect(await included('set-up-1')).toBe('Four.');
    expect(await included('end')).toBe('Five.');
    expect(await included('all-of-it')).toMatch(/^First\. Set-up Two\..*Five\.$/);
  });

  test('should be read in MDX, like lines that name a file of code, except in code', async () => {
    const text =
      '# A\n\n<!--@include: ./parts/basics.md#basics-->\n\n- <<< ./near.py{1 py:line-numbers} [a & b]\n\n<<< ./gone.js\n\n```md\n<<< ./near.py\n```\n';
    const document = await parseMdx(text, { ...parts, 'docs/near.py': 'a = 1\n' });
    expect(textOf(document.tree)).toContain('Text.');
    const [code, , shown] = blocksOf(document.tree);
    expect(code).toMatchObject({ language: 'py', title: 'a & b', showLineNumbers: true });
    expect(plain(String(shown?.html))).toContain('./near.py');
    expect(document.components.map(({ name }) => name)).toEqual([]);
    expect(document.problems.map((problem) => [problem.rule, at(problem)])).toEqual([
      ['missing-import', 'docs/a.mdx:7:1'],
    ]);
  });

  test('should be read in included files and in blocks', async () => {
    const document = await read('- <!--@include: ./parts/outer.md-->\n');
    expect(textOf(document.tree)).toMatch(/^\s*Basics\s*Text\.\s*$/);
  });

  test('should be reported if the file or region does not exist, or the file includes itself', async () => {
    const { problems } = await parseText(
      '<!--@include: ./gone.md-->\n\n<!--@include: ./parts/basics.md#start-->\n\n<!--@include: ./a.md-->\n',
      'docs/a.md',
      { files: { ...parts, 'docs/a.md': 'x' } },
    );
    expect(problems.map((problem) => [problem.rule, at(problem), problem.message])).toEqual([
      ['missing-partial', 'docs/a.md:1:1', "cannot find './gone.md', which this comment includes"],
      ['missing-partial', 'docs/a.md:3:1', "'docs/parts/basics.md' has no region 'start', and no heading with this id"],
      ['circular-partial', 'docs/a.md:5:1', 'partials import each other: docs/a.md → docs/a.md'],
    ]);
  });
});
