import { join } from 'node:path';
import type { Document } from '@docsite/core';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { DiagramCache } from '../../src/cache/documents/diagram-cache.js';
import { CacheFolder } from '../../src/cache/folder/cache-folder.js';
import { createDiagramChecker } from '../../src/diagrams/diagrams.js';

/** The repository, where Mermaid is installed. */
const siteDir = join(import.meta.dirname, '../../../..');

const pie = 'pie\n  "a": 1';
const place = { file: 'a.md', line: 3, column: 1 };
const documents = { 'a.md': { diagrams: [{ source: pie, place }] } as unknown as Document };

function openFolder(): CacheFolder {
  const folder = new CacheFolder(makeFolder({}), 'stamp');
  folder.make();
  return folder;
}

test('a diagram that Mermaid has already checked should not be checked again', async () => {
  const problem = { message: 'remembered', line: 2, column: 3 };
  const known = { find: () => ({ problem }), add: () => {} };
  const { findings } = await createDiagramChecker(known)(siteDir, documents).checked;
  expect(findings).toMatchObject([{ message: 'remembered', file: 'a.md', line: 4, column: 3 }]);
});

test('a checked diagram should be remembered by its source and the version of Mermaid while it is used', () => {
  const folder = openFolder();
  const first = new DiagramCache(folder);
  first.add('11.0.0', pie, { type: 'pie' });
  first.save();
  const second = new DiagramCache(folder);
  expect(second.find('11.0.0', pie)).toEqual({ type: 'pie' });
  expect(second.find('12.0.0', pie)).toBeUndefined();
  expect(second.find('11.0.0', `${pie}0`)).toBeUndefined();
  const third = new DiagramCache(folder);
  third.add('11.0.0', 'gantt', { type: 'gantt' });
  third.save();
  expect(new DiagramCache(folder).find('11.0.0', pie)).toBeUndefined();
});
