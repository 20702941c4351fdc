import { beginningOf, type SourceFile } from '@docsite/core';
import type { ThreadWorker } from '../workers/thread-worker.js';
import type { DocumentReader, LiveDocument } from './document-reader.js';

/** How many files the other thread is given at once. */
const filesPerBatch = 20;

/** Files after which answers of the other thread are taken. */
const filesPerTurn = 8;

/**
 * Reads the beginnings of many documents: in this thread from the first on, in the other one from the last on. What
 * that one has not answered in the end, as it may have started late, is read here as well.
 *
 * @param helper Absent where there is one core.
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
  // the thread has another batch at hand when it is done with one; if it fails, this one goes on alone
  if (helper !== undefined) for (const helping of [help(helper), help(helper)]) helping.catch(() => {});
  while (next < end) await read(sources[next++] as SourceFile);
  for (const source of sources.slice(end)) await read(source);
  return found;
}

/** What the other thread makes of a batch, but for documents that have to be read whole after all. */
async function readBatch(batch: readonly SourceFile[], worker: ThreadWorker): Promise<LiveDocument[]> {
  const parts = batch.map((source) => beginningOf(source) ?? source);
  const parsed = await worker.parse(parts.map((part) => ({ ...part, purpose: 'facts' })));
  return parsed.flatMap(({ document, reads }, index) => {
    const source = batch[index] as SourceFile;
    if (parts[index] === source) return [{ source, document, reads }];
    return document.problems.length > 0 ? [] : [{ source, document, reads, isPartial: true as const }];
  });
}
