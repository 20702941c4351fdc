import { describe, expect, test } from '@jest/globals';
import { at, parseMdx, parseText } from '../parse-text.js';

async function problemsOf(text: string): Promise<string[]> {
  const { problems } = await parseText(text);
  return problems.map((problem) => `${at(problem)} ${problem.rule}: ${problem.message}`);
}

describe('MDX in a .md file', () => {
  test.each([
    ["# A\n\nimport A from './a.mdx'\n\ntext", "3:1 mdx-in-markdown: 'import' is text in a .md file"],
    ["import { A,\n  B } from './a.mdx';", "1:1 mdx-in-markdown: 'import' is text in a .md file"],
    ["import './a.css'", "1:1 mdx-in-markdown: 'import' is text in a .md file"],
    ['export const a = 1', "1:1 mdx-in-markdown: 'export' is text in a .md file"],
    ['export default function A() {}', "1:1 mdx-in-markdown: 'export' is text in a .md file"],
    ['text <Since v="4"/> more', '1:6 mdx-in-markdown: <Since> is an unknown HTML element in a .md file'],
    ['> a\n> <Since/>', '2:3 mdx-in-markdown: <Since> is an unknown HTML element in a .md file'],
    ['<div>\n  <Since/>\n</div>', '2:3 mdx-in-markdown: <Since> is an unknown HTML element in a .md file'],
    ['a List<String> b', '1:7 mdx-in-markdown: <String> is an unknown HTML element in a .md file'],
    ['<Details summary="a">b</Details>', '1:1 mdx-in-markdown: <Details> is an unknown HTML element in a .md file'],
    ['## A {/* #id */}', "1:6 mdx-in-markdown: a comment in '{/* */}' is text in a .md file"],
    ['a\n{/* b */}', "2:1 mdx-in-markdown: a comment in '{/* */}' is text in a .md file"],
  ])('should be reported at its place: %j', async (text, expected) => {
    expect(await problemsOf(text)).toEqual([`docs/a.md:${expected}`]);
  });

  test.each([
    "`import A from './a.mdx'`, `<Since/>` and `{/* a */}`",
    "```mdx\nimport A from './a.mdx'\n\n<Since/> {/* a */}\n```",
    "    import A from './a.mdx'\n    <Since/> {/* a */}",
    '<!-- <Since/> {/* a */} -->\n\na <!-- <Since/> --> b',
    '<pre>\n<Since/>\n</pre>',
    '<script>\nimport A from "a";\n</script>',
    '<DIV>\n<BR/><Img src="a.png" alt=""/>\n</DIV>',
    '<svg><linearGradient/></svg>',
    'import your data from the old site, or\nexport all of it',
    'import the file\n\nexport default settings\n\nExport const',
    'a \\<Since/>, a < B and &lt;Since/>',
    '- import A from b',
    'Set {a} and { b: /* c */ 1 }.',
  ])('should not be detected in %j', async (text) => {
    expect(await problemsOf(text)).toEqual([]);
  });

  test('should be reported in a .md partial, with both .mdx and the key that reads .md so', async () => {
    const { problems } = await parseMdx("import P from './_p.md'\n\n<P/>", { 'docs/_p.md': 'x\n\n<Since/>\n' });
    expect(problems).toEqual([
      {
        rule: 'mdx-in-markdown',
        message: '<Since> is an unknown HTML element in a .md file',
        hint: "rename the file to .mdx or set 'markdown.format' to 'mdx' if this is MDX; otherwise write `&lt;` for a plain `<`",
        place: { file: 'docs/_p.md', line: 3, column: 1 },
      },
    ]);
  });

  test('should be MDX if the configuration reads .md so', async () => {
    const { problems, module } = await parseText('export const a = 1\n\n{a}', 'docs/a.md', { format: 'mdx' });
    expect([problems, module?.statements[0]?.code]).toEqual([[], 'export const a = 1']);
  });
});
