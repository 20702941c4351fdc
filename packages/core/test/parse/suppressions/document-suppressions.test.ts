import { describe, expect, test } from '@jest/globals';
import { at, htmlOf, parseMdx, parseText } from '../parse-text.js';

/** Each suppression as `place lines`, with lines as `3-5`, or `file` for a whole file. */
async function spansOf(text: string, path?: string): Promise<string[]> {
  const { suppressions = [] } = await parseText(text, path);
  return suppressions.map((item) => `${at(item)} ${item.lines?.join('-') ?? 'file'}`);
}

const comment = '<!-- docsite-ignore a: b -->';
const mdxComment = '{/* docsite-ignore a: b */}';

describe('a comment that suppresses findings', () => {
  test('should name the rules, the last day, and the reason', async () => {
    const { suppressions } = await parseText(
      '<!-- docsite-ignore broken-link, image-alt until 2027-01-31: moved with\n  the next release: see #12 -->\ntext',
    );
    expect(suppressions).toEqual([
      {
        place: { file: 'docs/a.md', line: 1, column: 1 },
        directive: 'docsite-ignore',
        rules: ['broken-link', 'image-alt'],
        until: '2027-01-31',
        reason: 'moved with the next release: see #12',
        lines: [3, 3],
      },
    ]);
  });

  test.each([
    ['docsite-ignore', [], undefined, ''],
    ['docsite-ignore: why', [], undefined, 'why'],
    ['docsite-ignore broken-link', ['broken-link'], undefined, ''],
    ['docsite-ignore broken-link image-alt:why', ['broken-link', 'image-alt'], undefined, 'why'],
    ['docsite-ignore broken-link until: why', ['broken-link', 'until'], undefined, 'why'],
    ['docsite-ignore broken-link until soon: why', ['broken-link'], 'soon', 'why'],
    ['docsite-ignore until 2027-01-31: why', [], '2027-01-31', 'why'],
  ])('should be read if it is incomplete: %s', async (text, rules, until, reason) => {
    const { suppressions } = await parseText(`<!-- ${text} -->`);
    expect(suppressions).toMatchObject([{ rules, reason }]);
    expect(suppressions?.[0]?.until).toBe(until);
  });

  test('should apply to the block that follows', async () => {
    expect(await spansOf(`${comment}\n[x](y)\nmore\n\nother`)).toEqual(['docs/a.md:1:1 2-3']);
    expect(await spansOf(`para\n${comment}\n\n- x\n- y`)).toEqual(['docs/a.md:2:1 4-5']);
    expect(await spansOf(`> ${comment}\n> text`)).toEqual(['docs/a.md:1:3 2-2']);
    expect(await spansOf(`- ${comment}\n  text\n- b`)).toEqual(['docs/a.md:1:3 2-2']);
    expect(await spansOf(`---\ntitle: T\n---\n${comment}\n\ntext`)).toEqual(['docs/a.md:4:1 6-6']);
  });

  test('should apply to the block after other such comments', async () => {
    expect(await spansOf(`${comment}\n${comment}\n\ntext`)).toEqual(['docs/a.md:1:1 4-4', 'docs/a.md:2:1 4-4']);
    expect(await spansOf(`${mdxComment} ${mdxComment}\n\ntext`, 'docs/a.mdx')).toEqual([
      'docs/a.mdx:1:1 3-3',
      'docs/a.mdx:1:29 3-3',
    ]);
  });

  test('should apply to its line if it is inside a text', async () => {
    expect(await spansOf(`text ${comment} [x](y)\nmore`)).toEqual(['docs/a.md:1:6 1-1']);
    expect(await spansOf(`| a | b |\n| - | - |\n| x ${comment} | y |`)).toEqual(['docs/a.md:3:5 3-3']);
    expect(await spansOf(`## T ${comment}`)).toEqual(['docs/a.md:1:6 1-1']);
    expect(await spansOf(`text ${mdxComment} [x](y)`, 'docs/a.mdx')).toEqual(['docs/a.mdx:1:6 1-1']);
  });

  test('should apply to the next line in a block of HTML', async () => {
    expect(await spansOf(`<div>\n${comment}\n<a href="x">y</a>\n</div>`)).toEqual(['docs/a.md:2:1 3-3']);
    expect(await spansOf(`<div>\n  ${mdxComment}\n  <a href="x">y</a>\n</div>`, 'docs/a.mdx')).toEqual([
      'docs/a.mdx:2:3 3-3',
    ]);
  });

  test('should apply to its file', async () => {
    expect(await spansOf('text\n\n<!-- docsite-ignore-file a: b -->')).toEqual(['docs/a.md:3:1 file']);
  });

  test('should apply in a partial to the lines of that partial', async () => {
    const { suppressions } = await parseMdx("import P from './_p.md'\n\n<P />", {
      'docs/_p.md': `one\n\n${comment}\ntwo`,
    });
    expect(suppressions).toMatchObject([{ place: { file: 'docs/_p.md', line: 3, column: 1 }, lines: [4, 4] }]);
  });

  test.each([`\`${comment}\``, `    ${comment}`, `\`\`\`html\n${comment}\n\`\`\``, '<!-- a docsite-ignore a: b -->'])(
    'should not be detected in %j',
    async (text) => {
      expect(await spansOf(text)).toEqual([]);
    },
  );

  test.each(['satteri', 'remark'] as const)('should leave nothing on the page, with %s', async (parser) => {
    const html = async (text: string, path: string) => htmlOf(await parseText(text, path, { parser }));
    expect(await html(`## T ${comment}\n\n${comment}\ntext ${comment} more`, 'docs/a.md')).toBe(
      '<h2 id="t">T</h2><p>text  more</p>',
    );
    expect(await html(`## T ${mdxComment}\n\n${mdxComment}\n\ntext`, 'docs/a.mdx')).toBe(
      '<h2 id="t">T</h2><p>text</p>',
    );
    expect(await html(`<div>\n${comment}\n<!-- mine --></div>`, 'docs/a.md')).toMatch(/^<div> *<!-- mine --><\/div>$/);
  });

  test('should leave the places of what follows unchanged', async () => {
    const { links } = await parseText(`<p>${comment} <a href="y">x</a></p>`);
    expect(links.map(at)).toEqual(['docs/a.md:1:33']);
  });
});
