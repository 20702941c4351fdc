import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Document } from '@docsite/core';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { DocumentStore, type StoredDocument, StoredFacts } from '../../../src/cache/documents/stored-documents.js';
import { CacheFolder } from '../../../src/cache/folder/cache-folder.js';

describe('the cached documents', () => {
  let path: string;

  beforeEach(() => {
    path = makeFolder();
    open().write([
      ['a.md', documentOf('a.md', 'first')],
      ['b.md', documentOf('b.md', 'first')],
    ]);
  });

  const open = (): DocumentStore => new DocumentStore(new CacheFolder(path, 'stamp'));
  const keysOf = (store: DocumentStore) => [...store.all()].map(([name, { key }]) => [name, key]);

  test('should be amended without rewriting those that have not changed', () => {
    const file = join(path, 'documents');
    const before = readFileSync(file);
    expect(open().amend([['b.md', documentOf('b.md', 'second')]])).toBe(true);
    expect(open().amend([['c.md', documentOf('c.md', 'third')]])).toBe(true);
    expect(readFileSync(file)).toEqual(before);
    expect(keysOf(open())).toEqual([
      ['a.md', 'first'],
      ['b.md', 'second'],
      ['c.md', 'third'],
    ]);
    expect(open().get('b.md')?.facts.document).toMatchObject({ path: 'b.md' });
  });

  test('should not be read together with documents written since', () => {
    open().amend([['b.md', documentOf('b.md', 'second')]]);
    open().write([['a.md', documentOf('a.md', 'third')]]);
    expect(keysOf(open())).toEqual([['a.md', 'third']]);
  });

  test('should not be amended if there are none, or if too many have changed', () => {
    const many = Array.from({ length: 101 }, (_, at) => [`${at}.md`, documentOf(`${at}.md`, 'new')] as const);
    expect(open().amend(many)).toBe(false);
    writeFileSync(join(path, 'documents'), 'of somebody else');
    expect(open().amend(many.slice(0, 1))).toBe(false);
    expect(keysOf(open())).toEqual([]);
  });
});

function documentOf(path: string, key: string): StoredDocument {
  return { key, reads: { files: {} }, facts: StoredFacts.of({ path } as Document), age: 0 };
}
