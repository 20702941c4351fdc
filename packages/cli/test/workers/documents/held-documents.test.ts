import type { PageJob } from '@docsite/renderer';
import { describe, expect, test } from '@jest/globals';
import type { ParsedSource } from '../../../src/cache/documents/document-reads.js';
import { HeldDocuments } from '../../../src/workers/documents/held-documents.js';
import { PagesLeft } from '../../../src/workers/documents/pages-left.js';
import type { BuildWorker } from '../../../src/workers/worker/build-worker.js';

const sources = ['a.md', 'b.md'].map((path) => ({ path, text: '# A', hash: path }));
const parsed = sources.map(({ path }) => ({ document: { path }, reads: {} }) as unknown as ParsedSource);
const job = (source: string): PageJob => ({ page: { source } }) as unknown as PageJob;

/** A worker that records which documents it is told to drop. */
function openWorker(): { readonly worker: BuildWorker; readonly forgotten: string[][] } {
  const forgotten: string[][] = [];
  const forget = async (paths: readonly string[]) => void forgotten.push([...paths]);
  return { worker: { forget } as BuildWorker, forgotten };
}

function hold(worker: BuildWorker): HeldDocuments {
  const documents = new HeldDocuments({ find: () => undefined, add: () => {} });
  documents.keep(worker, sources, parsed);
  return documents;
}

describe('held documents', () => {
  test('should be dropped by the worker that holds them and by one that has parsed them again', () => {
    const [holder, other] = [openWorker(), openWorker()];
    const documents = hold(holder.worker);
    documents.forget(['a.md', 'pages/react.tsx'], other.worker);
    expect([holder.forgotten, other.forgotten]).toEqual([[['a.md']], [['a.md', 'pages/react.tsx']]]);
    expect(['a.md', 'b.md'].map((path) => documents.get(path)?.worker)).toEqual([undefined, holder.worker]);
    expect(documents.missingFor(holder.worker, [job('a.md'), job('b.md')])).toEqual([sources[0]]);
  });

  test('should be dropped by the worker from which another takes them over', () => {
    const [holder, other] = [openWorker(), openWorker()];
    const documents = hold(holder.worker);
    documents.giveTo(other.worker, sources.slice(1));
    expect([holder.forgotten, other.forgotten]).toEqual([[['b.md']], []]);
    expect(documents.get('b.md')?.worker).toBe(other.worker);
  });
});

test('pages of sources with the same text should be rendered one after the other', () => {
  const { worker } = openWorker();
  const documents = new HeldDocuments({ find: () => undefined, add: () => {} });
  const files = [...'xyxy'].map((hash, index) => ({ path: `${index}.md`, text: hash, hash }));
  const results = files.map(({ path }) => ({ document: { path }, reads: {} }) as unknown as ParsedSource);
  documents.keep(worker, files, results);
  const jobs = ['0.md', '1.md', 'react.tsx', '2.md', '3.md'].map((source) => ({
    ...job(source),
    page: { source, route: source } as PageJob['page'],
  }));
  const share = documents.share(jobs, [worker]).get(worker) ?? [];
  expect(share.map(({ page }) => page.route)).toEqual(['0.md', '2.md', '1.md', '3.md', 'react.tsx']);
});

test('a document should be finished once all of its pages are', () => {
  const left = new PagesLeft([job('a.md'), job('b.md'), job('a.md'), { page: {} } as unknown as PageJob]);
  expect(left.subtract([job('a.md'), { page: {} } as unknown as PageJob])).toEqual([]);
  expect(left.subtract([job('a.md'), job('b.md')])).toEqual(['a.md', 'b.md']);
});
