import type { ParsedDocument } from '@docsite/core';
import { expect, test } from '@jest/globals';
import { DocumentStore } from '../../../src/workers/worker/document-store.js';

const position = { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } };

function makeDocument(path: string, value: unknown = path): ParsedDocument {
  const child = { type: 'element', tagName: 'p', properties: { value }, children: [], position };
  return { path, tree: { type: 'root', children: [child], position } } as unknown as ParsedDocument;
}

/** A store of documents `0.md`, `1.md` and so on, of which the first 500 are kept unpacked. */
function storeOf(count: number): DocumentStore {
  const store = new DocumentStore();
  for (let number = 0; number < count; number++) store.set(`${number}.md`, makeDocument(`${number}.md`));
  return store;
}

function childOf(document: ParsedDocument | undefined): object | undefined {
  return document?.tree.children[0];
}

test('documents should be returned as they were stored, the first ones with all of their trees', () => {
  const store = new DocumentStore();
  const [first, ...others] = Array.from({ length: 600 }, (_, number) => makeDocument(`${number}.md`));
  for (const document of [first as ParsedDocument, ...others]) store.set(document.path, document);
  expect(store.get('0.md')).toBe(first);
  expect(store.get('599.md')).toMatchObject({ path: '599.md' });
  expect(childOf(store.get('599.md'))).toEqual({
    type: 'element',
    tagName: 'p',
    properties: { value: '599.md' },
    children: [],
  });
  expect(store.get('gone.md')).toBe(undefined);
});

test('a packed document should share no object with the original', () => {
  const store = storeOf(500);
  const headings = [{ level: 2, id: 'a', text: 'A', html: 'A', place: { file: 'a.md', line: 1, column: 1 } }];
  store.set('a.md', { ...makeDocument('a.md'), headings });
  expect(store.get('a.md')?.headings).toEqual(headings);
  expect(store.get('a.md')?.headings).not.toBe(headings);
});

test('changes to an unpacked tree should be lost once another document is requested', () => {
  const store = storeOf(502);
  const taken = store.get('500.md');
  Object.assign(childOf(taken) as object, { tagName: 'div' });
  store.get('501.md');
  expect(childOf(store.get('500.md'))).toMatchObject({ tagName: 'p' });
});

test('documents that share a tree should be packed with it once, and have it when requested one after the other', () => {
  const store = storeOf(500);
  const first = makeDocument('a.md');
  for (const path of ['a.md', 'b.md']) store.set(path, { ...first, path });
  const [one, other] = [store.get('a.md'), store.get('b.md')];
  expect([one?.path, other?.path]).toEqual(['a.md', 'b.md']);
  expect(other?.tree).toBe(one?.tree);
  expect(one?.tree).not.toBe(first.tree);
});

test('a tree that cannot be packed should be kept unpacked', () => {
  const store = new DocumentStore();
  const made = () => 'from a plugin';
  for (let number = 0; number < 501; number++) store.set(`${number}.md`, makeDocument(`${number}.md`, made));
  expect(childOf(store.get('500.md'))).toMatchObject({ properties: { value: made } });
});

test('a deleted document should be gone, and leave its place among the first to another', () => {
  const store = storeOf(500);
  store.delete('7.md');
  const other = makeDocument('other.md');
  store.set('other.md', other);
  expect([store.get('7.md'), store.get('other.md')]).toEqual([undefined, other]);
  expect(store.get('other.md')).toBe(other);
});
