import type { Worker } from 'node:worker_threads';
import type { Document, SourceFile } from '@docsite/core';
import type { IndexPart, PageJob } from '@docsite/renderer';
import type { DocumentReads } from '../cache/documents/document-reads.js';
import type { PageResult } from '../cache/pages/page-result.js';
import type { WorkTimes } from '../profile/work-clock.js';
import { DocumentTrees } from './documents/document-trees.js';
import { HeldDocuments, type KnownDocuments } from './documents/held-documents.js';
import { PagesLeft } from './documents/pages-left.js';
import { inBatches, putTogether, sourceBatches } from './sharing/batches.js';
import { PreparedWorkers } from './sharing/prepared-workers.js';
import { shareWork } from './sharing/share-work.js';
import { limitHeapGrowth } from './threads/heap-growth.js';
import { countWorkers, startThread } from './threads/start-threads.js';
import { ThreadWorker } from './threads/thread-worker.js';
import type { BuildWorker, ParsePurpose, RenderSetup, SourceToParse } from './worker/build-worker.js';
import { type LocalWorker, openLocalWorker } from './worker/local-worker.js';
import type { ParseSettings } from './worker/parse-settings.js';

const noneKnown: KnownDocuments = { find: () => undefined, add: () => {} };

/** Which threads a pool may use, what it does not need to parse, and for how many files it opens workers. */
export interface PoolOptions {
  /** Threads from `startThreads`; those not needed are ended. */
  readonly threads?: readonly Worker[] | undefined;
  readonly known?: KnownDocuments | undefined;
  /** Opens workers for this number of files at once, rather than for the number that remains to be parsed. */
  readonly files?: number;
}

/** What a document was made from. */
export interface Origin {
  readonly source: SourceFile;
  readonly reads: DocumentReads;
  /** The files that code has written while it was parsed, absolute; absent for none. */
  readonly written?: readonly string[];
}

/**
 * The workers of a build. A page is rendered where its document was parsed, so that content trees never have to be sent
 * between threads.
 */
export class WorkerPool {
  /** The trees of documents, for everything except their own pages. */
  readonly trees: DocumentTrees;
  private readonly documents: HeldDocuments;
  private readonly threadWorkers: ThreadWorker[] = [];
  /**
   * Work started but not awaited yet. `render` awaits it and receives its errors; if a build ends before that, they are
   * ignored.
   */
  private readonly catchingUp: Promise<unknown>[] = [];
  /** The workers that are prepared for the last rendering. */
  private prepared: PreparedWorkers | undefined;

  private constructor(
    private readonly settings: ParseSettings,
    private readonly local: LocalWorker,
    private readonly threads: Worker[],
    known: KnownDocuments,
  ) {
    this.documents = new HeldDocuments(known);
    this.trees = new DocumentTrees(this.documents, local, settings);
  }

  /** Opens a pool whose first worker is in this thread; others are added if worthwhile. */
  static async open(settings: ParseSettings, options: PoolOptions = {}): Promise<WorkerPool> {
    const { threads = [], known = noneKnown, files = 0 } = options;
    const pool = new WorkerPool(settings, await openLocalWorker(settings), [...threads], known);
    pool.addThreads(files);
    return pool;
  }

  private get workers(): readonly BuildWorker[] {
    return [this.local, ...this.threadWorkers];
  }

  /** Adds threads until there are as many as are worthwhile for a number of files. */
  private addThreads(files: number): void {
    limitHeapGrowth(files);
    const missing = countWorkers(files) - this.workers.length;
    for (let count = 0; count < missing; count++)
      this.threadWorkers.push(new ThreadWorker(this.threads.shift() ?? startThread(), this.settings));
  }

  /**
   * Parses what has not been parsed yet, and returns every document by path.
   *
   * @param purposeOf What a document is parsed for; its page by default.
   */
  async parse(
    sources: readonly SourceFile[],
    onProgress: (done: number) => void,
    purposeOf: (path: string) => ParsePurpose = () => 'page',
  ): Promise<Record<string, Document>> {
    const batches = sourceBatches(sources.filter((source) => !this.documents.isKnown(source)));
    const missing = batches.reduce((sum, batch) => sum + batch.length, 0);
    this.addThreads(missing);
    let done = sources.length - missing;
    onProgress(done);
    const parseBatch = async (worker: BuildWorker, batch: readonly SourceFile[]): Promise<void> => {
      const tasks = batch.map((source): SourceToParse => ({ ...source, purpose: purposeOf(source.path) }));
      this.documents.keep(worker, tasks, await worker.parse(tasks));
      done += batch.length;
      onProgress(done);
    };
    await shareWork({ queues: new Map(this.workers.map((worker) => [worker, batches])), work: parseBatch });
    this.evenOut(putTogether(sources));
    return Object.fromEntries(sources.map(({ path }) => [path, this.documents.get(path)?.document as Document]));
  }

  /** The source of a document, and what parsing it has read besides. */
  origin(path: string): Origin | undefined {
    return this.documents.get(path);
  }

  /** Whether a document was known, so that its facts did not require parsing. */
  wasKnown(path: string): boolean {
    return this.documents.get(path)?.wasKnown === true;
  }

  /** Whether any document known so far contains code. */
  knowsCode(): boolean {
    return this.documents.haveCode();
  }

  /** What parsing has read besides the sources. */
  allReads(): DocumentReads[] {
    return [...this.documents.reads(), ...this.trees.reads];
  }

  /**
   * A thread that started late has parsed less, and would render less, too. It parses its missing share again while it
   * would otherwise be idle, because this thread assembles the site.
   */
  private evenOut(sources: readonly SourceFile[]): void {
    for (const [worker, missing] of this.documents.evenOut(sources, this.workers)) {
      if (missing.length === 0 || !(worker instanceof ThreadWorker)) continue;
      this.documents.giveTo(worker, missing);
      const work = worker.parse(missing);
      work.catch(() => {});
      this.catchingUp.push(work);
    }
  }

  /**
   * Renders and writes pages: those of documents in their workers, others where there is least to do. A worker that is
   * done takes pages from another: parsing their documents again costs half as much as rendering them.
   */
  async render(
    jobs: readonly PageJob[],
    setup: RenderSetup,
    onProgress: (done: number) => void,
  ): Promise<readonly PageResult[]> {
    this.addThreads(jobs.length);
    const shares = [...this.documents.share(jobs, this.workers)].filter(([, share]) => share.length > 0);
    const left = new PagesLeft(jobs);
    const results: PageResult[] = [];
    let done = 0;
    onProgress(done);
    if (this.prepared?.setup !== setup) this.prepared = new PreparedWorkers(setup);
    const { prepared } = this;
    prepared.begin(
      shares.map(([worker]) => worker),
      this.workers,
    );
    const renderBatch = async (worker: BuildWorker, batch: readonly PageJob[]): Promise<void> => {
      await prepared.done(worker);
      const missing = this.documents.missingFor(worker, batch);
      if (missing.length > 0) await worker.parse(missing);
      results.push(...(await worker.render(batch)));
      if (setup.isLast === true) this.documents.forget(left.subtract(batch), worker);
      done += batch.length;
      onProgress(done);
    };
    const queues = new Map(shares.map(([worker, share]) => [worker, inBatches(share)]));
    await Promise.all([...this.catchingUp.splice(0), shareWork({ queues, work: renderBatch })]);
    return results;
  }

  /** Takes the search index of the rendered pages out of the workers, one part per worker. */
  indexParts(): Promise<IndexPart[]> {
    return Promise.all(this.workers.map((worker) => worker.indexPart()));
  }

  /** The times of each worker's work, if measured. */
  async times(): Promise<WorkTimes[]> {
    const times = await Promise.all(this.workers.map((worker) => worker.times()));
    return times.filter((item) => item !== undefined);
  }

  async close(): Promise<void> {
    for (const thread of this.threads) void thread.terminate();
    await Promise.all(this.threadWorkers.map((worker) => worker.close()));
  }
}
