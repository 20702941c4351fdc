import { describe, expect, test } from '@jest/globals';
import { readFrontMatter } from '../../../src/parse/front-matter/front-matter.js';

function problemsOf(text: string): string[] {
  return readFrontMatter(text, 'a.md').problems.map(
    ({ place, message }) => `${place.file}:${place.line}:${place.column} ${message}`,
  );
}

describe('readFrontMatter', () => {
  test('should give the values, with defaults filled in and unknown keys kept', () => {
    const { frontMatter } = readFrontMatter('---\ntitle: A\nid: 4.0\nkind: own\n---\nx', 'a.md');
    expect(frontMatter).toEqual({
      title: 'A',
      id: '4.0',
      kind: 'own',
      tags: [],
      keywords: [],
      hide_title: false,
      hide_table_of_contents: false,
      draft: false,
      unlisted: false,
    });
  });

  test('should keep numbers as written if text is expected', () => {
    const { frontMatter } = readFrontMatter(
      '---\nsidebar_label: 3.10\ntags: [4.0, { label: 1.0 }]\nsidebar_position: 2.50\nown: 3.10\n---\n',
      'a.md',
    );
    expect([frontMatter.sidebar_label, frontMatter.tags, frontMatter.sidebar_position, frontMatter.own]).toEqual([
      '3.10',
      ['4.0', { label: '1.0' }],
      2.5,
      3.1,
    ]);
  });

  test('should read numbers and true in quotation marks', () => {
    const { frontMatter, problems } = readFrontMatter(
      "---\nsidebar_position: '2'\nhide_title: 'true'\ntoc_max_heading_level: '4'\n---\n",
      'a.md',
    );
    expect(problems).toEqual([]);
    expect(frontMatter).toMatchObject({ sidebar_position: 2, hide_title: true, toc_max_heading_level: 4 });
  });

  test('should preserve the line numbers of the file in the body', () => {
    expect(readFrontMatter('---\ntitle: A\n---\nx\n', 'a.md').body).toBe('\n\n\nx\n');
  });

  test('should place each key, even one that another begins with', () => {
    const { places } = readFrontMatter('---\n\nidentity: 1\n"id": a\n---\n', 'a.md');
    expect(places).toEqual({
      identity: { file: 'a.md', line: 3, column: 1 },
      id: { file: 'a.md', line: 4, column: 1 },
    });
  });

  test.each([
    ['---\n---\nx', '\n\nx'],
    ['---\n\n---\nx', '\n\n\nx'],
    ['---\n# note\n---\nx', '\n\n\nx'],
  ])('should read %j as empty', (text, body) => {
    expect(readFrontMatter(text, 'a.md')).toMatchObject({ body, places: {}, problems: [] });
  });

  test.each(['yaml', 'yml', 'YAML'])('should treat a block marked %s as its language', (language) => {
    expect(readFrontMatter(`--- ${language}\ntitle: B\n---\nx`, 'a.md')).toMatchObject({
      frontMatter: { title: 'B' },
      body: '\n\n\nx',
      problems: [],
    });
  });

  test.each([
    ['---\ntitle: A\n---', '\n\n'],
    ['---\ntitle: "A"\n---', '\n\n'],
    ['---  \ntitle: A\nsidebar_position: 1\n---  \nx', '\n\n\n  \nx'],
    ['---\ntitle: A\nsidebar_position: 1\n---', '\n\n\n'],
    ['---\ntitle: A\nsidebar_position: 1\n---\n\n---\n\nb\n', '\n\n\n\n\n---\n\nb\n'],
    ['---\ntitle: "A"\nid: b\n---\n\n---\n\nb\n', '\n\n\n\n\n---\n\nb\n'],
  ])('should split %j', (text, body) => {
    expect(readFrontMatter(text, 'a.md')).toMatchObject({ frontMatter: { title: 'A' }, body, problems: [] });
  });

  test('should report a closing line with trailing text, and read what precedes it', () => {
    const { frontMatter, problems } = readFrontMatter('---\ntitle: A\n---- x\ntext\n\n---\n', 'a.md');
    expect(frontMatter.title).toBe('A');
    expect(problems).toEqual([
      {
        rule: 'front-matter',
        message: "front matter ends at a line that continues with '- x'",
        hint: 'end it with a line that contains only `---`',
        place: { file: 'a.md', line: 3, column: 1 },
        atMost: 'front-matter-key',
      },
    ]);
  });

  test('should accept a longer line of dashes as the end after a first line with a key', () => {
    const { frontMatter, body } = readFrontMatter('---\n\ntitle: A\n------\n\nText\n', 'a.md');
    expect([frontMatter.title, body.trim()]).toEqual(['A', '---\n\nText']);
    expect(readFrontMatter('---\n\nSome text\n------\n', 'a.md').problems).toEqual([]);
  });

  test('should leave a text that begins with a thematic break alone', () => {
    expect(readFrontMatter('---\n\nSome text\n', 'a.md')).toMatchObject({ body: '---\n\nSome text\n', problems: [] });
  });

  test('should report an unclosed block', () => {
    expect(problemsOf('---\ntitle: A\n\ntext')).toEqual(['a.md:1:1 front matter is not closed']);
  });

  test.each(['js', 'javascript', 'json', 'coffee'])('should not read front matter in %s', (language) => {
    const split = readFrontMatter(`---${language}\n{ title: process.exit(1) }\n---\nx`, 'a.md');
    expect(split).toMatchObject({
      places: {},
      body: '\n\n\nx',
      problems: [
        { message: `front matter in '${language}' is not read: it could run code`, place: { line: 1, column: 4 } },
      ],
    });
    expect(split.frontMatter.title).toBeUndefined();
  });
});
