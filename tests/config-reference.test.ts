import { expect, test } from '@jest/globals';

interface Document {
  readonly path: string;
  readonly text: string;
  readonly filled: string;
  readonly tables: readonly { readonly path: string; readonly keys?: readonly string[] }[];
}

const { keysAt, objectPaths, readDocuments } = (await import(
  '../scripts/config-reference/documents.mjs' as string
)) as {
  readonly keysAt: (path: string) => readonly string[];
  readonly objectPaths: () => readonly string[];
  readonly readDocuments: () => readonly Document[];
};
const documents = readDocuments();

test.each(documents)('the tables of $path should say what the schema of the configuration says', ({ text, filled }) => {
  expect(text).toBe(filled);
});

test('each configuration key should be in a table of the docs', () => {
  const tables = documents.flatMap((document) => document.tables.map(({ path }) => path));
  // the links of a dropdown belong to the navbar's items, and the footer's logo is described with the navbar's
  const links = ['items', 'itemsBefore', 'itemsAfter'].map((key) => `navbar.items.${key}`);
  const same = ['footer.logo', 'sitemap.more', ...links];
  // what a language has of its own is described with the site's
  const isOfLanguage = (path: string) => path.startsWith('i18n.localeConfigs.site.');
  const undescribed = objectPaths().filter((path) => !tables.includes(path) && !same.includes(path));
  expect(undescribed.filter((path) => !isOfLanguage(path))).toEqual([]);
});

test('tables for some keys of an object should name keys that exist, and together all of them', () => {
  const tables = documents.flatMap((document) => document.tables);
  for (const path of new Set(tables.flatMap((table) => (table.keys === undefined ? [] : [table.path])))) {
    const ofPath = tables.filter((table) => table.path === path);
    const named = ofPath.flatMap(({ keys = [] }) => keys);
    expect(keysAt(path)).toEqual(expect.arrayContaining(named));
    expect(new Set(named).size).toBe(named.length);
    if (ofPath.every(({ keys }) => keys !== undefined)) expect([...named].sort()).toEqual([...keysAt(path)].sort());
  }
});
