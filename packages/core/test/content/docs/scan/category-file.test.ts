import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../../tests/folder.js';
import { type CategoryFile, readCategoryFile } from '../../../../src/content/docs/scan/category-file.js';
import type { Finding } from '../../../../src/diagnostic.js';

function read(
  text: string,
  relative = 'apis/_category_.yml',
): { category: CategoryFile | undefined; problems: string[] } {
  const findings: Finding[] = [];
  const path = `docs/${relative}`;
  const category = readCategoryFile(makeFolder({ [path]: text }), { path, relative }, findings);
  return {
    category,
    problems: findings.map(
      (item) => `${item.line}:${item.column} ${item.message}${item.hint === undefined ? '' : ` (${item.hint})`}`,
    ),
  };
}

describe('readCategoryFile', () => {
  test('should read YAML and JSON alike', () => {
    const metadata = {
      label: 'APIs',
      position: 2.5,
      collapsed: false,
      link: { type: 'generated-index', slug: '/apis' },
    };
    const yaml = read('label: APIs\nposition: 2.5\ncollapsed: false\nlink: { type: generated-index, slug: /apis }\n');
    const json = read(JSON.stringify(metadata), 'apis/_category_.json');
    expect([yaml.category, json.category?.metadata]).toEqual([
      {
        folder: 'apis',
        metadata,
        place: { file: 'docs/apis/_category_.yml', line: 1, column: 1 },
        indexPlace: { file: 'docs/apis/_category_.yml', line: 4, column: 1 },
      },
      metadata,
    ]);
  });

  test('should treat the content root as the empty folder', () => {
    expect(read('', '_category_.yml').category).toMatchObject({ folder: '', metadata: {} });
  });

  test('should take a link without a type for none, and report it', () => {
    const { category, problems } = read('label: A\nlink: { description: All of it }\n');
    expect([category?.metadata, problems]).toEqual([
      { label: 'A', link: null },
      [
        "2:1 category file 'link' has no type: the category has no page (write `type: generated-index` for a page that lists the entries, or remove `link`)",
      ],
    ]);
  });

  test.each([
    [
      'label: a\n\tposition: 1',
      '2:1 cannot read the category file: a tab indents a line (indent with spaces: YAML does not allow tabs)',
    ],
    ['label: A\nlable: x', "2:1 unknown key 'lable' in the category file (did you mean 'label'?)"],
    [
      'label: A\nposition: first',
      '2:11 category file \'position\': expected a number, got "first" (write it in digits, such as 2 or 2.5)',
    ],
    [
      'label:',
      "1:7 category file 'label': expected text, it is empty (write a value, or remove the key; a value that begins with `#` needs quotes)",
    ],
    [
      'link:\n  type: dok',
      "2:9 category file 'link.type': expected 'doc' or 'generated-index', got \"dok\" (did you mean 'doc'?)",
    ],
    [
      'label: !important',
      '1:8 cannot read the category file: a value begins with `!` (quote values that begin with `!`)',
    ],
    ['label: A\nlink: { type: doc, id: a, x: 1 }', "2:27 unknown key 'x' in the category file"],
    ['link:\n  type: page', "2:9 category file 'link.type': expected 'doc' or 'generated-index', got \"page\""],
    [
      '- a',
      '1:1 category file: expected an object, got ["a"] (write `key: value` lines below the key, indented by two spaces)',
    ],
    ['label: *none', '1:8 cannot read the category file: a value begins with `*` (quote values that begin with `*`)'],
  ])('should report what is wrong with %j', (text, problem) => {
    expect(read(text)).toEqual({ category: undefined, problems: [problem] });
  });

  test.each([
    [
      '{\n "label": "A",,\n}',
      '2:15 cannot read the category file: it is not valid JSON: Expected string in JSON but found "," (write keys and texts in double quotes, and one comma between two entries)',
    ],
    ['{ "label": null }', "1:12 category file 'label': expected text, got null"],
    ['["label"]', '1:1 category file: expected an object, got ["label"]'],
    ['{ "position": "two" }', '1:15 category file \'position\': expected a number, got "two"'],
  ])('should report what is wrong with JSON in its own words: %j', (text, problem) => {
    expect(read(text, 'a/_category_.json')).toEqual({ category: undefined, problems: [problem] });
  });

  test('should accept in JSON what YAML accepts', () => {
    expect(read('{\n "label": "A", # all of it\n}', 'a/_category_.json').category?.metadata).toEqual({ label: 'A' });
  });
});
