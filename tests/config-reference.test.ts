import { expect, test } from '@jest/globals';

interface Document {
  readonly path: string;
  readonly text: string;
  readonly filled: string;
  readonly tables: readonly string[];
}

const { objectPaths, readDocuments } = (await import('../scripts/config-reference/documents.mjs' as string)) as {
  readonly objectPaths: () => readonly string[];
  readonly readDocuments: () => readonly Document[];
};
const documents = readDocuments();

test.each(documents)('the tables of $path should say what the schema of the configuration says', ({ text, filled }) => {
  expect(text).toBe(filled);
});

test('each configuration key should be in a table of the docs', () => {
  const tables = documents.flatMap((document) => document.tables);
  // the links of a dropdown belong to the navbar's items, and the footer's logo is described with the navbar's
  const links = ['items', 'itemsBefore', 'itemsAfter'].map((key) => `navbar.items.${key}`);
  const same = ['footer.logo', 'sitemap.more', ...links];
  expect(objectPaths().filter((path) => !tables.includes(path) && !same.includes(path))).toEqual([]);
});
