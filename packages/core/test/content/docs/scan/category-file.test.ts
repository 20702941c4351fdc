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
      '2:1 cannot read the category file: Tabs are not allowed as indentation (it must contain YAML or JSON)',
    ],
    ['label: A\nlable: x', "2:1 unknown key 'lable' in the category file (did you mean 'label'?)"],
    ['label: A\nposition: first', "2:11 category file 'position': expected number, received string"],
    ['label: A\nlink: { type: doc, id: a, x: 1 }', "2:27 unknown key 'x' in the category file"],
    ['link:\n  type: page', "2:3 category file 'link': expected a link to a document, or to a generated index"],
    ['- a', '1:1 category file: expected object, received array'],
    [
      'label: *none',
      '1:8 cannot read the category file: Unresolved alias (the anchor must be set before the alias): none (it must contain YAML or JSON)',
    ],
  ])('should report what is wrong with %j', (text, problem) => {
    expect(read(text)).toEqual({ category: undefined, problems: [problem] });
  });
});
