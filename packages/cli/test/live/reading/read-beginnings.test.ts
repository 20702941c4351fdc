import type { Document, SourceFile } from '@docsite/core';
import { describe, expect, test } from '@jest/globals';
import type { ParsedSource } from '../../../src/cache/documents/document-reads.js';
import type { DocumentReader } from '../../../src/live/reading/document-reader.js';
import type { LiveDocument } from '../../../src/live/reading/live-document.js';
import { readBeginnings } from '../../../src/live/reading/read-beginnings.js';
import type { ThreadWorker } from '../../../src/workers/threads/thread-worker.js';

const long = `${'Text.\n\n'.repeat(1000)}`;
const sources = Array.from({ length: 100 }, (_, index): SourceFile => {
  return { path: `${index}.md`, text: index === 99 ? '# Short\n' : `# ${index}\n\n${long}`, hash: String(index) };
});

const reads = { files: {} };

function documentOf({ path, text }: SourceFile, reader: string): Document {
  return { path, excerpt: `${reader} ${text.length}`, problems: [] } as unknown as Document;
}

/** A reader in this thread. */
function localReader() {
  const read: string[] = [];
  const reader = {
    readBeginning: async (source: SourceFile): Promise<LiveDocument> => {
      read.push(source.path);
      return { source, document: documentOf(source, 'local'), reads, partial: 'beginning' as const };
    },
  };
  return { reader: reader as unknown as DocumentReader, read };
}

function thread(parse: (sources: readonly SourceFile[]) => Promise<readonly ParsedSource[]>): ThreadWorker {
  return { parse } as unknown as ThreadWorker;
}

const allPaths = sources.map(({ path }) => path).sort();

describe('reading the beginnings of many documents', () => {
  test('should be done by this thread from the first on, and by another from the last on', async () => {
    const { reader, read } = localReader();
    const helper = thread(async (batch) => batch.map((source) => ({ document: documentOf(source, 'thread'), reads })));
    const found = await readBeginnings(sources, reader, helper);
    expect([...found.keys()].sort()).toEqual(allPaths);
    expect([read[0], read.includes('98.md'), read.length < 100]).toEqual(['0.md', false, true]);
    const [whole, part] = ['99.md', '98.md'].map((path) => found.get(path));
    expect([whole?.partial, whole?.document.excerpt]).toEqual([undefined, 'thread 8']);
    expect([part?.partial, part?.source.text.length]).toEqual(['beginning', 7006]);
    expect(Number(part?.document.excerpt.split(' ')[1])).toBeLessThan(700);
  });

  test('should read a document completely if its beginning has an error', async () => {
    const { reader, read } = localReader();
    const helper = thread(async (batch) =>
      batch.map((source) => {
        const problems = source.path === '98.md' ? [{}] : [];
        return { document: { ...documentOf(source, 'thread'), problems } as unknown as Document, reads };
      }),
    );
    const found = await readBeginnings(sources, reader, helper);
    expect([read.includes('98.md'), found.get('98.md')?.document.excerpt.split(' ')[0]]).toEqual([true, 'local']);
  });

  test.each([
    ['never answers', () => new Promise<never>(() => {})],
    ['fails', () => Promise.reject(new Error('ended'))],
  ])('should be done by this thread alone if the other one %s', async (_, parse) => {
    const { reader, read } = localReader();
    const found = await readBeginnings(sources, reader, thread(parse));
    expect([[...found.keys()].sort(), [...read].sort()]).toEqual([allPaths, allPaths]);
  });
});
