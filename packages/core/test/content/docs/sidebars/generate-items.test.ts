import { describe, expect, test } from '@jest/globals';
import type { CategoryFile, CategoryMetadata } from '../../../../src/content/docs/scan/category-file.js';
import { buildSidebars } from '../../../../src/content/docs/sidebars/build-sidebars.js';
import { generateItems } from '../../../../src/content/docs/sidebars/generate-items.js';
import { draftsOf } from '../../../site/drafts.js';

function categoriesOf(metadata: Readonly<Record<string, CategoryMetadata>>): CategoryFile[] {
  return Object.entries(metadata).map(([folder, value]) => ({
    folder,
    metadata: value,
    place: { file: `docs/${folder}/_category_.yml`, line: 1, column: 1 },
  }));
}

function generate(
  files: Readonly<Record<string, string>>,
  metadata: Readonly<Record<string, CategoryMetadata>> = {},
  dirName = '.',
): unknown[] {
  return generateItems(dirName, [...draftsOf(files).values()], {
    categories: categoriesOf(metadata),
    numberPrefixes: true,
  });
}

const doc = (id: string) => ({ type: 'doc', id });

describe('generateItems', () => {
  test('should list documents by position, then by file name', () => {
    expect(generate({ 'b.md': '', 'a.md': '', '02-x.md': '', '01-y.md': '', 'z.md': 'sidebar_position: 1.5' })).toEqual(
      [doc('y'), doc('z'), doc('x'), doc('a'), doc('b')],
    );
  });

  test('should list folders among documents, under their names', () => {
    expect(generate({ '02-guides/a.md': '', '01-intro.md': '', 'zoo/b.md': '' })).toEqual([
      doc('intro'),
      { type: 'category', label: 'guides', items: [doc('guides/a')] },
      { type: 'category', label: 'zoo', items: [doc('zoo/b')] },
    ]);
  });

  test.each(['index.md', 'README.md', 'apis.md'])('should link a folder to its own page, apis/%s', (name) => {
    const id = `apis/${name.replace('.md', '')}`;
    expect(
      generate({
        [`apis/${name}`]: 'title: All\nsidebar_label: APIs\nsidebar_position: 3',
        'apis/a.md': '',
        '04-z.md': '',
      }),
    ).toEqual([{ type: 'category', label: 'APIs', link: { type: 'doc', id }, items: [doc('apis/a')] }, doc('z')]);
  });

  test('should give a folder the class and the properties that its own page has in the sidebar', () => {
    const files = { 'a/index.md': 'title: A\nsidebar_class_name: new\nsidebar_custom_props: { icon: flag }' };
    const look = { className: 'new', customProps: { icon: 'flag' } };
    expect(generate(files)).toMatchObject([{ type: 'category', label: 'A', ...look }]);
    expect(generate(files, { a: { className: 'own' } })).toMatchObject([{ ...look, className: 'own' }]);
  });

  test('should prefer what the category file says to what the folder and its page say', () => {
    const metadata: CategoryMetadata = {
      label: 'Own',
      position: 9,
      collapsed: false,
      className: 'c',
      description: 'd',
      customProps: { x: 1 },
    };
    expect(
      generate({ '01-apis/index.md': 'title: All', '01-apis/a.md': '', '02-z.md': '' }, { '01-apis': metadata }),
    ).toEqual([
      doc('z'),
      {
        type: 'category',
        label: 'Own',
        collapsed: false,
        className: 'c',
        description: 'd',
        customProps: { x: 1 },
        link: { type: 'doc', id: 'apis/index' },
        items: [doc('apis/a')],
      },
    ]);
  });

  test('should link a folder to the document its category file names, in full or in short', () => {
    const expected = [
      { type: 'category', label: 'apis', link: { type: 'doc', id: 'apis/main' }, items: [doc('apis/a')] },
    ];
    const files = { 'apis/a.md': '', 'apis/main.md': 'sidebar_label: apis' };
    expect([
      generate(files, { apis: { link: { type: 'doc', id: 'apis/main' } } }),
      generate(files, { apis: { link: { type: 'doc', id: 'main' } } }),
    ]).toEqual([expected, expected]);
  });

  test('should give a folder the label and the position of the document that its category file names', () => {
    const files = { 'apis/a.md': '', 'apis/main.md': 'title: All\nsidebar_position: 2', '01-x.md': '', '03-y.md': '' };
    const named = { type: 'category', label: 'All', link: { type: 'doc', id: 'apis/main' }, items: [doc('apis/a')] };
    expect(generate(files, { apis: { link: { type: 'doc', id: 'main' } } })).toEqual([doc('x'), named, doc('y')]);
    const elsewhere = { label: 'y', link: { type: 'doc', id: 'y' }, items: [doc('apis/main'), doc('apis/a')] };
    expect(generate(files, { apis: { link: { type: 'doc', id: 'y' } } })).toMatchObject([
      doc('x'),
      doc('y'),
      elsewhere,
    ]);
  });

  test('should link a folder to a generated index if its category file asks for one', () => {
    const link = { type: 'generated-index' as const, slug: '/all' };
    expect(generate({ 'apis/a.md': '', 'apis/index.md': '' }, { apis: { link } })).toEqual([
      { type: 'category', label: 'apis', link, items: [doc('apis/a'), doc('apis/index')] },
    ]);
  });

  test('should not link a folder if its category file says null', () => {
    expect(generate({ 'apis/a.md': '', 'apis/index.md': '' }, { apis: { link: null } })).toEqual([
      { type: 'category', label: 'apis', items: [doc('apis/a'), doc('apis/index')] },
    ]);
  });

  test('should have the key of its page in translation files, unless its category file has one', () => {
    const files = { 'apis/index.md': 'title: apis\nsidebar_key: of-page' };
    const category = { type: 'category', label: 'apis', link: { type: 'doc', id: 'apis/index' }, items: [] };
    expect(generate(files)).toEqual([{ ...category, key: 'of-page' }]);
    expect(generate(files, { apis: { key: 'of-file' } })).toEqual([{ ...category, key: 'of-file' }]);
  });

  test('should list one folder, not others of the same name', () => {
    expect(generate({ 'a/x.md': '', 'ab/y.md': '', 'a/b/z.md': '' }, {}, 'a')).toEqual([
      { type: 'category', label: 'b', items: [doc('a/b/z')] },
      doc('a/x'),
    ]);
  });
});

test('an autogenerated item of an empty folder should be reported', () => {
  const places = { file: 'sidebars.js', places: { 's[0]': [2, 3] } } as const;
  const { findings } = buildSidebars({
    docs: draftsOf({ 'apis/a.md': '' }),
    categories: [],
    basePath: '/docs',
    numberPrefixes: true,
    authored: { s: [{ type: 'autogenerated', dirName: 'api' }] },
    places,
  });
  expect(findings).toEqual([
    {
      rule: 'empty-sidebar-folder',
      file: 'sidebars.js',
      line: 2,
      column: 3,
      message: "the sidebar 's' lists the folder 'api', which contains no documents",
      hint: "did you mean 'apis'?",
    },
  ]);
});
