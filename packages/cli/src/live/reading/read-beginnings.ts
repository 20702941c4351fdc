import { beginningOf, type SourceFile } from '@docsite/core';
import type { ThreadWorker } from '../../workers/threads/thread-worker.js';
import type { DocumentReader } from './document-reader.js';
import type { LiveDocument } from './live-document.js';

/** The number of files per batch for another thread. */
export const filesPerBatch = 20;

/** The number of files after which answers of the other thread are processed. */
const filesPerTurn = 8;

/**
 * Reads the beginnings of many documents: in this thread from the first one on, in the other from the last one on.
 * Batches that the other thread has not answered at the end, for instance because it started late, are read here as
 * well.
 *
 * @param helper Undefined if there is only one core.
 */
export async function readBeginnings(
  sources: readonly SourceFile[],
  reader: DocumentReader,
  helper: ThreadWorker | undefined,
): Promise<ReadonlyMap<string, LiveDocument>> {
  const found = new Map<string, LiveDocument>();
  let [next, end] = [0, sources.length];
  const help = async (worker: ThreadWorker): Promise<void> => {
    while (next < end) {
      const batch = sources.slice(Math.max(next, end - filesPerBatch), end);
      end -= batch.length;
      for (const document of await readBatch(batch, worker)) found.set(document.source.path, document);
    }
  };
  const read = async (source: SourceFile): Promise<void> => {
    if (!found.has(source.path)) found.set(source.path, await reader.readBeginning(source));
    if (found.size % filesPerTurn === 0) await new Promise(setImmediate);
  };
  // the thread always has a second batch waiting; if it fails, this one continues alone
  if (helper !== undefined) for (const helping of [help(helper), help(helper)]) helping.catch(() => {});
  while (next < end) await read(sources[next++] as SourceFile);
  for (const source of sources.slice(end)) await read(source);
  return found;
}

/** The other thread's result for a batch, except for documents that have to be read completely. */
async function readBatch(batch: readonly SourceFile[], worker: ThreadWorker): Promise<LiveDocument[]> {
  const parts = batch.map((source) => beginningOf(source) ?? source);
  const parsed = await worker.parse(parts.map((part) => ({ ...part, purpose: 'facts' })));
  return parsed.flatMap(({ document, reads }, index) => {
    const source = batch[index] as SourceFile;
    if (parts[index] === source) return [{ source, document, reads }];
    return document.problems.length > 0 ? [] : [{ source, document, reads, partial: 'beginning' as const }];
  });
}
