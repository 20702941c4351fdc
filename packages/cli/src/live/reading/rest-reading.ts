import { availableParallelism } from 'node:os';
import type { Document, SourceFile } from '@docsite/core';
import type { PrintedModule } from '@docsite/renderer';
import { startThread } from '../../workers/threads/start-threads.js';
import { ThreadWorker } from '../../workers/threads/thread-worker.js';
import type { ParseSettings } from '../../workers/worker/parse-settings.js';
import type { PrintSetup } from '../../workers/worker/print-page.js';
import type { CodeWrites } from './code-writes.js';
import type { LiveDocument } from './live-document.js';
import { filesPerBatch } from './read-beginnings.js';

interface DocumentsToRead {
  readonly settings: ParseSettings;
  readonly sources: readonly SourceFile[];
  readonly writes: CodeWrites;
  /** A thread that has already been started. */
  readonly first?: ThreadWorker | undefined;
}

/**
 * Reads documents completely in separate threads, while this one answers requests. The threads keep the trees until
 * they are stopped.
 */
export class RestReading {
  /** The documents read so far, by path. */
  readonly documents = new Map<string, LiveDocument>();
  /** Settles once all are read, or reading was stopped. */
  readonly done: Promise<void>;
  private readonly workers: readonly ThreadWorker[];
  private readonly writes: CodeWrites;
  /** The thread that has read each document. */
  private readonly readers = new WeakMap<Document, ThreadWorker>();
  private isStopped = false;

  constructor({ settings, sources, writes, first }: DocumentsToRead) {
    this.writes = writes;
    const queue = [...sources];
    const count = Math.min(sources.length, Math.max(1, availableParallelism() - 1));
    const started = first === undefined ? [] : [first];
    const further = Array.from({ length: count - started.length }, () => new ThreadWorker(startThread(), settings));
    this.workers = [...started, ...further];
    // each thread always has a second batch waiting
    const takers = this.workers.flatMap((worker) => [this.takeFrom(queue, worker), this.takeFrom(queue, worker)]);
    this.done = Promise.all(takers).then(() => {});
    this.done.catch(() => this.stop());
  }

  /** Prints a document as a module; `undefined` if this version was not read here. */
  async print({ document }: LiveDocument, setup: PrintSetup): Promise<PrintedModule | undefined> {
    const { path } = document;
    return this.isStopped ? undefined : this.readers.get(document)?.printModule({ path, ...setup });
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await Promise.all(this.workers.map((worker) => worker.close()));
  }

  private async takeFrom(queue: SourceFile[], worker: ThreadWorker): Promise<void> {
    while (queue.length > 0 && !this.isStopped) {
      const batch = queue.splice(0, filesPerBatch);
      const parsed = await worker.parse(batch).catch((error: unknown) => {
        if (this.isStopped) return [];
        throw error;
      });
      for (const [index, { document, reads, written }] of parsed.entries()) {
        const source = batch[index] as SourceFile;
        this.writes.add(source.path, written);
        this.documents.set(source.path, { source, document, reads });
        this.readers.set(document, worker);
      }
    }
  }
}
