import { describe, expect, test } from '@jest/globals';
import { parseWithRemark } from '../../../../src/parse/markdown/remark-parser.js';
import { hideSchemes } from '../../../../src/parse/markdown/satteri/hidden-schemes.js';
import { parseWithSatteri } from '../../../../src/parse/markdown/satteri/satteri-parser.js';

const links = '[a](https://a.b/c "x ](http://d") ![e](http://f.g) words, ';

describe('texts with many links', () => {
  test.each([
    ['a line of links', links.repeat(500)],
    ['a table of links', `| a |\n|---|\n${`| ${links} |\n`.repeat(500)}`],
    [
      'links in links, code and HTML',
      `${links.repeat(500)} \`[a](https://b)\` [![a](https://b)](https://c) <!-- ](https://d -->`,
    ],
    ['code', `${links.repeat(500)}\n\n\`\`\`md\n[a](https://b.c)\n\`\`\`\n`],
    ['a table of code', `| a |\n|---|\n${'| `curl https://b.c` |\n'.repeat(1000)}`],
    ['an address between two backticks', `${links.repeat(500)} \\\`a https://b.c d\\\``],
    ['a link without an end', `${links.repeat(500)} [a](https://b.c d`],
    ['a text that looks like a hidden scheme', `${links.repeat(500)} https;//b.c`],
  ])('should have the tree of remark: %s', (_name, text) => {
    expect(parseWithSatteri(text, 'md')).toEqual(parseWithRemark(text, 'md'));
  });

  test('should have the tree of remark in MDX', () => {
    const text = `${links.repeat(500)} <b title="](https://c">d</b> {"](https://e"}\n`;
    const [satteri, remark] = [parseWithSatteri(text, 'mdx'), parseWithRemark(text, 'mdx')];
    expect(JSON.stringify(satteri)).not.toContain(';//');
    expect(satteri.children.length).toBe(remark.children.length);
  });
});

describe('hideSchemes', () => {
  test('should keep the length of a text', () => {
    const text = links.repeat(500);
    expect(hideSchemes(text)?.slice(0, links.length)).toBe(
      links.replaceAll('](https:', '](https;').replaceAll('](http:', '](http;'),
    );
    expect(hideSchemes(text)).toHaveLength(text.length);
  });

  test('should leave texts with few links, and those that contain what hides a scheme', () => {
    expect(hideSchemes(links.repeat(10))).toBeUndefined();
    expect(hideSchemes(`${links.repeat(500)} http;//a`)).toBeUndefined();
  });
});
