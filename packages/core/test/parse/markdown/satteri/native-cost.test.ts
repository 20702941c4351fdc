import { execFileSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import { parseWithRemark } from '../../../../src/parse/markdown/remark-parser.js';
import { exceedsNativeParser } from '../../../../src/parse/markdown/satteri/native-cost.js';
import { parseWithSatteri } from '../../../../src/parse/markdown/satteri/satteri-parser.js';

describe('exceedsNativeParser', () => {
  test.each([
    ['50,000 character references in a paragraph', '&#x1F600;'.repeat(50_000)],
    ['20,000 named references', '&copy; '.repeat(20_000)],
    ['as many, each on a line', '&copy;\n'.repeat(20_000)],
    ['as many in a quote', '> &copy;\n'.repeat(20_000)],
    ['as many in a paragraph of pipes that is no table', '| &copy;\n'.repeat(20_000)],
    ['as many after other paragraphs', `${'text\n\n'.repeat(1000)}${'&copy; '.repeat(20_000)}`],
    ['a table of 20,000 addresses in code', `| a |\n|---|\n${'| `curl https://a.b` |\n'.repeat(20_000)}`],
    ['a table of 20,000 colons before words', `| a |\n|---|\n${'| a:b and more |\n'.repeat(20_000)}`],
    ['40,000 autolinks', '<http://a.b> '.repeat(40_000)],
    ['40,000 colons before words', 'a:b '.repeat(40_000)],
    ['20,000 links to other sites', '[a](https://a.b/c) and more text '.repeat(20_000)],
    ['20,000 addresses in code', '`https://a.b` and more text '.repeat(20_000)],
  ])('should judge %s as too costly', (_name, text) => {
    expect(exceedsNativeParser(text, 'md')).toBe(true);
  });

  test.each([
    ['1 MB in one line', 'word '.repeat(200_000)],
    ['20,000 references in as many paragraphs', '&copy;\n\n'.repeat(20_000)],
    ['20,000 references in as many list items', '- &copy; a\n'.repeat(20_000)],
    ['a table of 10,000 rows with references', `| a | b |\n|---|:-:|\n${'| &nbsp; | <br/> |\n'.repeat(10_000)}`],
    ['5,000 links to other sites in as many paragraphs', '[a](https://a.b/c)\n\n'.repeat(5000)],
    ['5,000 lines of code', `\`\`\`json\n${'{ "a":b }\n'.repeat(5000)}\`\`\`\n`],
    ['40,000 lines of code', `\`\`\`json\n${'{ "a":b }\n'.repeat(40_000)}\`\`\`\n`],
    ['20,000 addresses without brackets', 'https://a.b/c and more\n'.repeat(20_000)],
    ['20,000 definitions of links', '[a]: https://a.b/c "title"\n'.repeat(20_000)],
    ['40,000 tags, braces and beginnings of comments', '<b>a</b> {c} <!-- '.repeat(40_000)],
    ['1,000 references in a paragraph', '&copy; '.repeat(1000)],
  ])('should leave %s to the native parser', (_name, text) => {
    expect(exceedsNativeParser(text, 'md')).toBe(false);
  });

  test('should judge data that MDX exports as code, and in Markdown as a paragraph', () => {
    const text = `export const data = [\n${'  { a:b, c:d },\n'.repeat(20_000)}];\n`;
    expect(exceedsNativeParser(text, 'mdx')).toBe(false);
    expect(exceedsNativeParser(text, 'md')).toBe(true);
  });

  test('should count expressions and elements of MDX', () => {
    expect(exceedsNativeParser('{a} '.repeat(40_000), 'mdx')).toBe(true);
    expect(exceedsNativeParser('<b>a</b> '.repeat(20_000), 'mdx')).toBe(true);
  });

  test('should count what follows code and definitions', () => {
    const text = `[a]: https://a.b\n\`\`\`\n{}\n\`\`\`\n${'a:b '.repeat(40_000)}`;
    expect(exceedsNativeParser(text, 'md')).toBe(true);
  });

  test('should fall back to remark, with its tree', () => {
    const text = `${'a &copy; *b* '.repeat(1400)}\n\n- c`;
    expect(exceedsNativeParser(text, 'md')).toBe(true);
    expect(parseWithSatteri(text, 'md')).toEqual(parseWithRemark(text, 'md'));
  });
});

test.each([
  ["'&#x1F600;'.repeat(20_000)", 'md'],
  ["'&copy; '.repeat(15_000)", 'md'],
])('should parse %s in bounded memory', (text, format) => {
  const module = new URL('../../../../dist/parse/markdown/parse-markdown.js', import.meta.url).href;
  const script = `const { parseMarkdown } = await import(${JSON.stringify(module)});
    const tree = parseMarkdown(${text}, { format: '${format}', parser: 'satteri' });
    console.log(JSON.stringify([tree.children.length, process.resourceUsage().maxRSS / 1024]));`;
  const args = ['--max-old-space-size=768', '--input-type=module', '--eval', script];
  const output = execFileSync(process.execPath, args, {
    env: { ...process.env, NODE_OPTIONS: '' },
    encoding: 'utf8',
  });
  const [blocks, megabytes] = JSON.parse(output) as [number, number];
  expect(blocks).toBe(1);
  expect(megabytes).toBeLessThan(700);
});
