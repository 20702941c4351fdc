import type { Worker } from 'node:worker_threads';
import type { Document, ParsedDocument, SourceFile } from '@docsite/core';
import type { IndexPart, PageJob } from '@docsite/renderer';
import type { DocumentReads } from './document-reads.js';
import type { PageResult } from './page-result.js';
import type { ParseSettings } from './parse-settings.js';
import { shareWork } from './share-work.js';
import { countWorkers, startThread } from './start-threads.js';
import { ThreadWorker } from './thread-worker.js';
import { type BuildWorker, openLocalWorker, type RenderSetup } from './worker.js';

const filesPerBatch = 10;

/** A document, and the worker that holds its tree. */
interface Owned {
  readonly worker: BuildWorker;
  readonly source: SourceFile;
  readonly document: Document;
  /** What its parsing read beside the source. */
  readonly reads: DocumentReads;
}

/**
 * The workers of a build. A page is rendered where its document was parsed, so that content trees never cross threads.
 */
export class WorkerPool {
  private readonly owners = new Map<string, Owned>();
  /**
   * Work started and not awaited yet. `render` awaits it and gets its errors; a build that ends before ignores them.
   */
  private readonly catchingUp: Promise<unknown>[] = [];

  private constructor(
    private readonly workers: readonly BuildWorker[],
    private readonly threadWorkers: readonly ThreadWorker[],
  ) {}

  /**
   * Opens as many workers as pay off for a number of files; the first works in this thread.
   *
   * @param threads Of `startThreads`, for the others; those that are not needed are ended.
   */
  static async open(settings: ParseSettings, files: number, threads: readonly Worker[] = []): Promise<WorkerPool> {
    const count = countWorkers(files);
    const threadWorkers = Array.from(
      { length: count - 1 },
      (_, index) => new ThreadWorker(threads[index] ?? startThread(), settings),
    );
    for (const thread of threads.slice(threadWorkers.length)) void thread.terminate();
    return new WorkerPool([await openLocalWorker(settings), ...threadWorkers], threadWorkers);
  }

  /** Parses what has not been parsed yet, and gives every document by path. */
  async parse(sources: readonly SourceFile[], onProgress: (done: number) => void): Promise<Record<string, Document>> {
    const batches = inBatches(sources.filter((source) => this.owners.get(source.path)?.source.hash !== source.hash));
    let done = sources.length - batches.flat().length;
    const parseBatch = async (worker: BuildWorker, batch: readonly SourceFile[]): Promise<void> => {
      const parsed = await worker.parse(batch);
      parsed.forEach(({ document, reads }, index) => {
        this.owners.set(document.path, { worker, source: batch[index] as SourceFile, document, reads });
      });
      done += batch.length;
      onProgress(done);
    };
    await shareWork({ queues: new Map(this.workers.map((worker) => [worker, batches])), work: parseBatch });
    this.evenOut(sources);
    return Object.fromEntries(sources.map(({ path }) => [path, this.owners.get(path)?.document as Document]));
  }

  /**
   * A thread that started late has parsed less, and would render less too. It parses its missing share again while it
   * would be idle, as this thread assembles the site.
   */
  private evenOut(sources: readonly SourceFile[]): void {
    const share = Math.floor(sources.length / this.workers.length);
    const owned = this.workers.map((worker) => sources.filter(({ path }) => this.owners.get(path)?.worker === worker));
    const surplus = owned.flatMap((files) => files.slice(share));
    this.workers.forEach((worker, index) => {
      const missing = surplus.splice(0, Math.max(0, share - (owned[index] as SourceFile[]).length));
      if (missing.length === 0 || !(worker instanceof ThreadWorker)) return;
      for (const { path } of missing) this.owners.set(path, { ...(this.owners.get(path) as Owned), worker });
      const work = worker.parse(missing);
      work.catch(() => {});
      this.catchingUp.push(work);
    });
  }

  /** A document with its tree, fetched from the worker that has it. */
  async document(path: string): Promise<ParsedDocument | undefined> {
    return this.owners.get(path)?.worker.document(path);
  }

  /**
   * Renders and writes pages: those of documents in their workers, others where there is least to do. A worker that is
   * done takes pages of another: parsing their documents again costs half as much as rendering them.
   */
  async render(
    jobs: readonly PageJob[],
    setup: RenderSetup,
    onProgress: (done: number) => void,
  ): Promise<readonly PageResult[]> {
    const shares = this.share(jobs);
    const results: PageResult[] = [];
    let done = 0;
    // the other threads first: this one blocks once it prepares itself
    const prepared = new Map(this.workers.toReversed().map((worker) => [worker, worker.prepare(setup)]));
    const renderBatch = async (worker: BuildWorker, batch: readonly PageJob[], isTaken: boolean): Promise<void> => {
      await prepared.get(worker);
      if (isTaken) await worker.parse(this.sourcesOf(batch));
      results.push(...(await worker.render(batch)));
      done += batch.length;
      onProgress(done);
    };
    const queues = new Map(this.workers.map((worker, index) => [worker, inBatches(shares[index] as PageJob[])]));
    await Promise.all([...this.catchingUp.splice(0), shareWork({ queues, work: renderBatch })]);
    return results;
  }

  private sourcesOf(jobs: readonly PageJob[]): SourceFile[] {
    return jobs.flatMap(({ page }) => ('source' in page ? (this.owners.get(page.source)?.source ?? []) : []));
  }

  /** The search index of the pages rendered last, in as many parts as there are workers. */
  indexParts(): Promise<IndexPart[]> {
    return Promise.all(this.workers.map((worker) => worker.indexPart()));
  }

  async close(): Promise<void> {
    await Promise.all(this.threadWorkers.map((worker) => worker.close()));
  }

  private share(jobs: readonly PageJob[]): PageJob[][] {
    const shares = this.workers.map((): PageJob[] => []);
    const unowned: PageJob[] = [];
    for (const job of jobs) {
      const owner = 'source' in job.page ? this.owners.get(job.page.source)?.worker : undefined;
      if (owner === undefined) unowned.push(job);
      else shares[this.workers.indexOf(owner)]?.push(job);
    }
    for (const job of unowned) shares.reduce((least, share) => (share.length < least.length ? share : least)).push(job);
    return shares;
  }
}

function inBatches<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / filesPerBatch) }, (_, index) =>
    items.slice(index * filesPerBatch, (index + 1) * filesPerBatch),
  );
}
