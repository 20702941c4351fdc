import type { Worker } from 'node:worker_threads';
import { compareText, type Document, type Page, type ParsedDocument, type SourceFile } from '@docsite/core';
import type { IndexPart } from '@docsite/renderer';
import { type Lane, LocalLane, type RenderedBatch, type RenderSetup } from './lane.js';
import { countLanes, startThread } from './lane-threads.js';
import { createParseContext, type ParseSettings } from './parse-settings.js';
import { shareWork } from './share-work.js';
import { WorkerLane } from './worker-lane.js';

const filesPerBatch = 10;

/** A document, and the lane that has its tree. */
interface Owned {
  readonly lane: Lane;
  readonly source: SourceFile;
  readonly document: Document;
}

/** The lanes of a build. A page is rendered where its document was parsed, so that content trees never cross threads. */
export class Lanes {
  private readonly owners = new Map<string, Owned>();
  /** Work begun that nobody has waited for yet. `render` hears of its errors; a build that ends before that need not. */
  private readonly catchingUp: Promise<unknown>[] = [];

  private constructor(
    private readonly lanes: readonly Lane[],
    private readonly workers: readonly WorkerLane[],
  ) {}

  /**
   * Opens as many lanes as pay for so many files; the first works in this thread.
   *
   * @param threads Of `startThreads`, for the others; those that are not wanted end.
   */
  static async open(settings: ParseSettings, files: number, threads: readonly Worker[] = []): Promise<Lanes> {
    const count = countLanes(files);
    const workers = Array.from({ length: count - 1 }, (_, index) => new WorkerLane(threads[index] ?? startThread(), settings));
    for (const thread of threads.slice(workers.length)) void thread.terminate();
    const local = new LocalLane(await createParseContext(settings));
    return new Lanes([local, ...workers], workers);
  }

  /** Parses what has not been parsed yet, and gives every document by path. */
  async parse(sources: readonly SourceFile[], onProgress: (done: number) => void): Promise<Record<string, Document>> {
    const batches = inBatches(sources.filter((source) => this.owners.get(source.path)?.source.hash !== source.hash));
    let done = sources.length - batches.flat().length;
    const parseBatch = async (lane: Lane, batch: readonly SourceFile[]): Promise<void> => {
      const documents = await lane.parse(batch);
      documents.forEach((document, index) => {
        this.owners.set(document.path, { lane, source: batch[index] as SourceFile, document });
      });
      done += batch.length;
      onProgress(done);
    };
    await shareWork({ queues: new Map(this.lanes.map((lane) => [lane, batches])), work: parseBatch });
    this.evenOut(sources);
    return Object.fromEntries(sources.map(({ path }) => [path, this.owners.get(path)?.document as Document]));
  }

  /**
   * A thread that started late has parsed less, and would render less too. It parses its missing share again while this thread
   * assembles the site and it had nothing to do anyway.
   */
  private evenOut(sources: readonly SourceFile[]): void {
    const share = Math.floor(sources.length / this.lanes.length);
    const owned = this.lanes.map((lane) => sources.filter(({ path }) => this.owners.get(path)?.lane === lane));
    const surplus = owned.flatMap((files) => files.slice(share));
    this.lanes.forEach((lane, index) => {
      const missing = surplus.splice(0, Math.max(0, share - (owned[index] as SourceFile[]).length));
      if (missing.length === 0 || !(lane instanceof WorkerLane)) return;
      for (const { path } of missing) this.owners.set(path, { ...(this.owners.get(path) as Owned), lane });
      const work = lane.parse(missing);
      work.catch(() => {});
      this.catchingUp.push(work);
    });
  }

  /** A document with its tree, fetched from the lane that has it. */
  async document(path: string): Promise<ParsedDocument | undefined> {
    return this.owners.get(path)?.lane.document(path);
  }

  /**
   * Renders and writes pages; documents' pages in their lanes, the others wherever there is least to do. A lane that is done takes pages of
   * another: to parse their documents again costs half of rendering them.
   */
  async render(pages: readonly Page[], setup: RenderSetup, onProgress: (done: number) => void): Promise<RenderedBatch> {
    const shares = this.share(pages);
    const batches: RenderedBatch[] = [];
    let done = 0;
    // the threads first: this one is busy from its own turn on
    const prepared = new Map(this.lanes.toReversed().map((lane) => [lane, lane.prepare(setup)]));
    const renderBatch = async (lane: Lane, batch: readonly Page[], isTaken: boolean): Promise<void> => {
      await prepared.get(lane);
      if (isTaken) await lane.parse(this.sourcesOf(batch));
      batches.push(await lane.render(batch));
      done += batch.length;
      onProgress(done);
    };
    const queues = new Map(this.lanes.map((lane, index) => [lane, inBatches(shares[index] as Page[])]));
    await Promise.all([...this.catchingUp.splice(0), shareWork({ queues, work: renderBatch })]);
    const rendered = batches.reduce(joinBatches, noPages);
    return { ...rendered, links: [...rendered.links].sort((a, b) => compareText(a.route, b.route)) };
  }

  private sourcesOf(pages: readonly Page[]): SourceFile[] {
    return pages.flatMap((page) => ('source' in page ? (this.owners.get(page.source)?.source ?? []) : []));
  }

  /** The search index of the pages rendered last, in as many parts as there are lanes. */
  indexParts(): Promise<IndexPart[]> {
    return Promise.all(this.lanes.map((lane) => lane.indexPart()));
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.close()));
  }

  private share(pages: readonly Page[]): Page[][] {
    const shares = this.lanes.map((): Page[] => []);
    const unowned: Page[] = [];
    for (const page of pages) {
      const owner = 'source' in page ? this.owners.get(page.source)?.lane : undefined;
      if (owner === undefined) unowned.push(page);
      else shares[this.lanes.indexOf(owner)]?.push(page);
    }
    for (const page of unowned) shares.reduce((least, share) => (share.length < least.length ? share : least)).push(page);
    return shares;
  }
}

function inBatches<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / filesPerBatch) }, (_, index) =>
    items.slice(index * filesPerBatch, (index + 1) * filesPerBatch),
  );
}

const noPages: RenderedBatch = { pages: 0, bytes: 0, links: [], findings: [], inlineScripts: [] };

function joinBatches(a: RenderedBatch, b: RenderedBatch): RenderedBatch {
  return {
    pages: a.pages + b.pages,
    bytes: a.bytes + b.bytes,
    links: [...a.links, ...b.links],
    findings: [...a.findings, ...b.findings],
    inlineScripts: [...new Set([...a.inlineScripts, ...b.inlineScripts])],
  };
}
