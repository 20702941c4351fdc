import { describe, expect, test } from '@jest/globals';
import { readFrontMatter } from '../../../src/parse/front-matter/front-matter.js';

function problemsOf(text: string): string[] {
  return readFrontMatter(text, 'a.md').problems.map(
    ({ place, message, hint }) => `${place.line}:${place.column} ${message}${hint === undefined ? '' : ` (${hint})`}`,
  );
}

describe('YAML that cannot be read', () => {
  test('should be reported with line and column of the file, including blank lines', () => {
    expect(problemsOf('---\n\n\ntitle: "abc\n---\nx')).toEqual([
      '4:8 front matter is not valid YAML: a quote is not closed (end the value with the same quote)',
    ]);
  });

  test('should be reported if a value contains a colon', () => {
    expect(problemsOf('---\ntitle: a: b\n---\n')[0]).toMatch(
      /^2:8 front matter is not valid YAML: a value contains `: `/,
    );
  });

  test('should be reported if a tab is used as indentation, with a hint of its own', () => {
    expect(problemsOf('---\ntags:\n\t- b\n---\n')).toEqual([
      '3:1 front matter is not valid YAML: a tab indents a line (indent with spaces: YAML does not allow tabs)',
    ]);
  });

  test('should be accepted if other builders read it, with the severity of a misspelt key', () => {
    const text = '---\nauthors: [ada] tags: [a]\ndescription: "one\ntwo"\ndate: 2020-01-02\n---\nx';
    const { frontMatter, problems, body } = readFrontMatter(text, 'a.md');
    expect(frontMatter).toMatchObject({ authors: ['ada'], tags: ['a'], description: 'one two', date: '2020-01-02' });
    expect(problems.map(({ rule, atMost, place }) => [rule, atMost, place.line])).toEqual([
      ['front-matter', 'front-matter-key', 2],
    ]);
    expect(body.trim()).toBe('x');
  });

  test('should be dropped if it has aliases, or if nobody reads it', () => {
    for (const text of ['---\na: [&b 1] c: [*b]\n---\n', '---\ntitle: a: b\n---\n']) {
      const { frontMatter, problems } = readFrontMatter(text, 'a.md');
      expect([frontMatter.title, frontMatter.c, problems[0]?.atMost]).toEqual([undefined, undefined, undefined]);
    }
  });

  test('should be reported if a key occurs twice', () => {
    expect(problemsOf('---\ntitle: x\ntitle: y\n---\n')).toEqual([
      '3:1 front matter is not valid YAML: a key is written twice (keep one of the two)',
    ]);
  });

  test('should be reported if an alias has no anchor', () => {
    expect(problemsOf('---\na: &a 1\nb: *a\nc: *d\n---\n')).toEqual([
      '4:4 front matter is not valid YAML: a value begins with `*` (quote values that begin with `*`)',
    ]);
  });

  test.each(['@sveltejs/kit', '`code`', '%a'])('should be reported if a value begins as none can: %s', (value) => {
    expect(problemsOf(`---\ntitle: ${value}\n---\n`)).toEqual([
      expect.stringMatching(/^2:8 .* a value begins with .* \(put the whole value in quotes\)$/),
    ]);
  });

  test('should be reported if aliases multiply endlessly', () => {
    const levels = Array.from(
      { length: 9 },
      (_, index) =>
        `l${index}: &l${index} [${
          index === 0
            ? 'x'
            : Array(9)
                .fill(`*l${index - 1}`)
                .join(', ')
        }]`,
    );
    expect(problemsOf(`---\n${levels.join('\n')}\n---\n`)).toEqual([
      '3:10 front matter is not valid YAML: its aliases expand to too much (write the values out)',
    ]);
  });

  test.each(['- a', 'just text'])('should be reported if %j is not a map', (yaml) => {
    expect(problemsOf(`---\n${yaml}\n---\n`)).toEqual([
      '2:1 front matter does not consist of `key: value` lines (write lines such as `title: Home` between the `---` lines)',
    ]);
  });

  test('should not prevent the body from being read', () => {
    expect(readFrontMatter('---\ntitle: a: b\n---\ntext', 'a.md').body).toBe('\n\n\ntext');
  });
});

describe('front matter in JSON', () => {
  test.each(['{\n  "title": "A",\n  "a": {\n  "b": 1\n  }\n}\nText', ';;;\n"title": "A"\n;;;\nText'])(
    'should be reported, and not appear as text: %j',
    (text) => {
      const { body, problems } = readFrontMatter(text, 'a.md');
      expect([body.trim(), problems.map(({ atMost }) => atMost)]).toEqual(['Text', ['front-matter-key']]);
      expect(problemsOf(text)).toEqual([
        '1:1 front matter in JSON is not read (write YAML between lines of `---`: `title: Home` for `"title": "Home"`)',
      ]);
    },
  );

  test.each(['{frontMatter.title}\n\nText', '{ "a": 1 }\n', '{\n/* a comment */\n}\n', ';;;'])(
    'should not be recognized in %j',
    (text) => {
      expect(readFrontMatter(text, 'a.mdx')).toMatchObject({ body: text, problems: [] });
    },
  );
});

describe('a value of the wrong type, or empty where it names something,', () => {
  test.each([
    ['title: true', "2:8 front matter 'title': expected text, got true"],
    ['slug: "a\\0b"', "2:7 front matter 'slug': contains a NUL character, which no path may contain"],
    ["slug: ''", "2:7 front matter 'slug': is empty: leave the key out instead"],
    ['image: ""', "2:8 front matter 'image': is empty: leave the key out instead"],
    ['keywords: [a, ""]', "2:15 front matter 'keywords.1': is empty: leave the key out instead"],
    [
      'toc_max_heading_level: 2\ntoc_min_heading_level: 3',
      "3:1 front matter 'toc_min_heading_level': 3 is greater than 'toc_max_heading_level', 2",
    ],
    [
      'title:',
      "2:7 front matter 'title': expected text, it is empty (write a value, or remove the key; a value that begins with `#` needs quotes)",
    ],
    [
      'sidebar_position: two',
      '2:19 front matter \'sidebar_position\': expected a number, got "two" (write it in digits, such as 2 or 2.5)',
    ],
    ['draft: yes', '2:8 front matter \'draft\': expected true or false, got "yes"'],
    ['tags: a, b', '2:7 front matter \'tags\': expected a list of tags, got "a, b" (write a list: `[one, two]`)'],
    ['tags: [a, true]', "2:11 front matter 'tags.1': expected a tag, got true"],
    [
      'sidebar_custom_props: flag',
      '2:23 front matter \'sidebar_custom_props\': expected an object, got "flag" (write `key: value` lines below the key, indented by two spaces)',
    ],
    [
      'toc_max_heading_level: 7',
      "2:24 front matter 'toc_max_heading_level': expected a heading level from 2 to 6, got 7",
    ],
    ['keywords: a', '2:11 front matter \'keywords\': expected a list, got "a" (write a list: `[one, two]`)'],
    [
      'tags:\n  -a\n  -b',
      '3:3 front matter \'tags\': expected a list of tags, got "-a -b" (write a space after each `-`)',
    ],
    [
      'tags: { a: b }',
      '2:7 front matter \'tags\': expected a list of tags, got {"a":"b"} (begin each entry with `- `)',
    ],
    ['tags: [{ lable: x }]', "2:8 front matter 'tags.0.label': expected text, it is missing"],
    [
      'title: {{ x }}',
      '2:8 front matter \'title\': expected text, got {"{ x }":null} (put a text that begins with `[` or `{` in quotes)',
    ],
    ['head:\n  - tag: meta\n    attr: { a: b }', "3:5 front matter 'head.0': unknown key 'attr'"],
    [
      'mdx: { format: mdd }',
      "2:16 front matter 'mdx.format': expected 'md', 'mdx' or 'detect', got \"mdd\" (did you mean 'md'?)",
    ],
    ['last_update: {}', "2:14 front matter 'last_update': needs an author or a date"],
    [
      'last_update:\n  author: A\n  date: last May',
      "4:9 front matter 'last_update.date': 'last May' is not a date: write it as 2024-05-01 or 2024-05-01 10:00 +02:00",
    ],
    [
      'last_update: { date: 2024 }',
      "2:22 front matter 'last_update.date': expected a date such as 2024-05-01, got 2024",
    ],
  ])('should be reported at the value: %j', (yaml, expected) => {
    expect(problemsOf(`---\n${yaml}\n---\n`)).toEqual([expected]);
  });

  test('should be reported for a duplicate key inside a value', () => {
    expect(problemsOf('---\nown:\n  a: 1\n  b: 2\n  a: 3\n---\n')).toEqual([
      '5:3 front matter is not valid YAML: a key is written twice (keep one of the two)',
    ]);
  });

  test('should be placed even among thousands', () => {
    const tags = Array.from({ length: 10_000 }, (_, index) => `  - [t${index}]`).join('\n');
    const problems = problemsOf(`---\ntags:\n${tags}\n---\n`);
    expect([problems.length, problems.at(-1)]).toEqual([
      10_000,
      '10002:5 front matter \'tags.9999\': expected a tag, got ["t9999"]',
    ]);
  });

  test('should not affect the other keys', () => {
    const { frontMatter } = readFrontMatter('---\ntitle: T\nsidebar_position: two\ntags: [a, 4.0]\n---\n', 'a.md');
    expect([frontMatter.title, frontMatter.sidebar_position, frontMatter.tags]).toEqual(['T', undefined, ['a', '4.0']]);
  });
});

describe('an unknown key', () => {
  test('should be reported if it resembles a known one', () => {
    expect(problemsOf('---\nx: 1\nsidbar_label: A\n---\n')).toEqual([
      "3:1 unknown front matter key 'sidbar_label' (did you mean 'sidebar_label'?)",
    ]);
  });

  test('should be accepted if it resembles none', () => {
    expect(problemsOf('---\nauthors: [a]\nwiki: b\n---\n')).toEqual([]);
  });
});

describe('front matter in TOML', () => {
  test('should be read like YAML', () => {
    const text =
      '+++\ntitle = "A"\ndate = 2026-01-02\ntags = [\n  "a", # first\n]\n[menu.main]\nweight = 10\n+++\n\n# B\n';
    const { body, frontMatter, places, problems } = readFrontMatter(text, 'a.md');
    expect(body).toBe(`${'\n'.repeat(10)}# B\n`);
    expect(frontMatter).toMatchObject({ title: 'A', tags: ['a'], date: '2026-01-02', menu: { main: { weight: 10 } } });
    expect([places.tags, places.menu]).toEqual([
      { file: 'a.md', line: 4, column: 1 },
      { file: 'a.md', line: 7, column: 1 },
    ]);
    expect(problems).toEqual([]);
  });

  test('should be reported where it is wrong', () => {
    expect(problemsOf('+++\ntitle = "A\n+++\n')).toEqual([
      '2:11 front matter is not valid TOML: control characters are not allowed in strings (end the text in its line, with the quotation mark that it begins with)',
    ]);
    expect(problemsOf('+++\ndraft = false\nsidebar_position = "second"\n+++\n')).toEqual([
      expect.stringMatching(/^3:20 front matter 'sidebar_position': expected a number, got "second"/),
    ]);
  });

  test.each(['+++ a\n+++\n', '+++\nnot closed', 'a\n+++\nb\n+++\n'])('should not be detected in %j', (plain) => {
    expect(readFrontMatter(plain, 'a.md')).toMatchObject({ body: plain, problems: [] });
  });
});

test('a key of another tool that resembles one of docsite should not count as misspelt', () => {
  const keys = 'lastUpdated: false\npublished: true\nimages: [a.png]\nsidebarTitle: A\nsd_hide_title: true\n';
  expect(problemsOf(`---\n${keys}---\n`)).toEqual([]);
  expect(problemsOf('---\nlast_updated: false\n---\n')).toHaveLength(1);
});

describe('front matter after other text', () => {
  test.each([
    ['\n\n---\ntitle: A\n---\n\nText.\n', 3],
    ['<!-- Licence -->\n\n---\ntitle: A\nslug: /a\n---\n', 3],
    ['<!--\na\n--><!-- b -->\n---\ntitle: A\n---', 4],
  ])('should be reported as text of the page: %j', (text, line) => {
    const { body, problems } = readFrontMatter(text, 'a.md');
    expect([body, problems.map(({ message, place }) => `${place.line} ${message}`)]).toEqual([
      text,
      [`${line} front matter that does not begin in the first line is shown as text`],
    ]);
  });

  test.each(['Text.\n\n---\ntitle: A\n---\n', '\n---\n\nText: a\n\n---\n', '\n---\nNote: this\n', '---\n\n---\n'])(
    'should not be detected in %j',
    (text) => {
      expect(readFrontMatter(text, 'a.md').problems).toEqual([]);
    },
  );
});

describe('elements for the head', () => {
  test('may be lists, as in VitePress', () => {
    const text = `---
head:
  - - meta
    - name: robots
      content: noindex
  - [script, { async: true }, 'run();']
---
`;
    expect(readFrontMatter(text, 'a.md').frontMatter.head).toEqual([
      { tag: 'meta', attrs: { name: 'robots', content: 'noindex' } },
      { tag: 'script', attrs: { async: true }, content: 'run();' },
    ]);
    expect(problemsOf('---\nhead:\n  - [meta, { onclick: a }]\n---\n')).toHaveLength(1);
  });

  test('should be reported if they are strings', () => {
    expect(problemsOf('---\nhead:\n  - meta\n---\n')).toEqual([
      '3:5 front matter \'head.0\': expected an element, such as `{ tag: meta, attrs: { name: robots, content: noindex } }`, got "meta"',
    ]);
  });
});

describe('front matter between lines that are not `---`', () => {
  test.each(['--', ' ---', '----', '—', '––'])('should be reported: %j', (line) => {
    const problem = `1:1 front matter between lines of '${line}' is shown as text (begin and end it with a line of three hyphens, \`---\`, that is not indented)`;
    expect(problemsOf(`${line}\ntitle: A\nid: b\n${line}\n\nText\n`)).toEqual([problem]);
  });

  test.each(['----\n\ntitle: A\n----\n', '--\nText\n--\n', '—\n', '***\na: b\n***\n'])(
    'should not be recognized in %j',
    (text) => {
      expect(problemsOf(text)).toEqual([]);
    },
  );
});

test.each(['\u00A0title', 'ti\u200Btle'])('a key with an invisible character should be said to have one: %j', (key) => {
  expect(problemsOf(`---\n${key}: A\n---\n`)).toEqual([
    `2:1 front matter key '${key}' contains an invisible character, U+${key.includes('\u200B') ? '200B' : '00A0'} (type the key again)`,
  ]);
});
