import { availableParallelism } from 'node:os';
import type { Document, SourceFile } from '@docsite/core';
import type { PrintedModule } from '@docsite/renderer';
import type { ParseSettings } from '../workers/parse-settings.js';
import type { PrintSetup } from '../workers/print-page.js';
import { startThread } from '../workers/start-threads.js';
import { ThreadWorker } from '../workers/thread-worker.js';
import type { LiveDocument } from './document-reader.js';

/** How many files a thread is given at once. */
const filesPerBatch = 20;

/**
 * Reads documents whole in threads of their own, while this one answers requests. The threads hold their trees until
 * they are stopped.
 */
export class RestReading {
  /** What is read so far, by path. */
  readonly documents = new Map<string, LiveDocument>();
  /** Settled once all is read, or the reading was stopped. */
  readonly done: Promise<void>;
  private readonly workers: readonly ThreadWorker[];
  /** The thread that has read a document. */
  private readonly readers = new WeakMap<Document, ThreadWorker>();
  private isStopped = false;

  /** @param first A thread that is started already. */
  constructor(settings: ParseSettings, sources: readonly SourceFile[], first?: ThreadWorker) {
    const queue = [...sources];
    const count = Math.min(sources.length, Math.max(1, availableParallelism() - 1));
    const started = first === undefined ? [] : [first];
    const further = Array.from({ length: count - started.length }, () => new ThreadWorker(startThread(), settings));
    this.workers = [...started, ...further];
    // each thread has another batch at hand when it is done with one
    const takers = this.workers.flatMap((worker) => [this.takeFrom(queue, worker), this.takeFrom(queue, worker)]);
    this.done = Promise.all(takers).then(() => {});
    this.done.catch(() => this.stop());
  }

  /** Prints a document as a module; `undefined` for one that was not read here, as it is. */
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
      for (const [index, { document, reads }] of parsed.entries()) {
        const source = batch[index] as SourceFile;
        this.documents.set(source.path, { source, document, reads });
        this.readers.set(document, worker);
      }
    }
  }
}
