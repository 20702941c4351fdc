import type { SourceFile } from '@docsite/core';
import type { PageJob } from '@docsite/renderer';
import type { DocumentReads, ParsedSource } from '../../cache/documents/document-reads.js';
import { grouped } from '../sharing/batches.js';
import { type BuildWorker, keepsTree, type SourceToParse } from '../worker/build-worker.js';

/** Documents as parsed by earlier builds. */
export interface KnownDocuments {
  find(source: SourceFile): ParsedSource | undefined;
  add(source: SourceFile, parsed: ParsedSource): void;
}

/** A document, and the worker that holds its tree; none if it was known before. */
export interface HeldDocument extends ParsedSource {
  readonly worker?: BuildWorker;
  readonly source: SourceFile;
  readonly wasKnown?: boolean;
}

/** The documents of a site, and which worker holds the tree of each, because its page is rendered there. */
export class HeldDocuments {
  private readonly held = new Map<string, HeldDocument>();

  constructor(private readonly known: KnownDocuments) {}

  get(path: string): HeldDocument | undefined {
    return this.held.get(path);
  }

  /** Whether any of them needs a module of its own. */
  haveCode(): boolean {
    return [...this.held.values()].some(({ document }) => document.module !== undefined);
  }

  /** What parsing has read besides the sources. */
  reads(): DocumentReads[] {
    return [...this.held.values()].map(({ reads }) => reads);
  }

  /** Whether a source was already parsed, here or by an earlier build. */
  isKnown(source: SourceFile): boolean {
    if (this.held.get(source.path)?.source.hash === source.hash) return true;
    const parsed = this.known.find(source);
    if (parsed !== undefined) this.held.set(source.path, { source, ...parsed, wasKnown: true });
    return parsed !== undefined;
  }

  /** Stores what a worker has parsed. */
  keep(worker: BuildWorker, sources: readonly SourceToParse[], parsed: readonly ParsedSource[]): void {
    for (const [index, { purpose = 'page', ...source }] of sources.entries()) {
      const result = parsed[index] as ParsedSource;
      this.known.add(source, result);
      const hasTree = keepsTree(result.document, purpose);
      this.held.set(source.path, { ...(hasTree && { worker }), source, ...result });
    }
  }

  /** What each worker must parse so that all hold the same number of trees; these then count as their own. */
  evenOut(sources: readonly SourceFile[], workers: readonly BuildWorker[]): Map<BuildWorker, SourceFile[]> {
    const own = workers.map((worker) => ({
      worker,
      files: sources.filter(({ path }) => this.held.get(path)?.worker === worker),
    }));
    const share = Math.floor(own.reduce((sum, { files }) => sum + files.length, 0) / workers.length);
    const surplus = own.flatMap(({ files }) => files.slice(share));
    return new Map(own.map(({ worker, files }) => [worker, surplus.splice(0, Math.max(0, share - files.length))]));
  }

  /**
   * Assigns the trees of some documents to a worker that is about to parse them, in place of their previous holders.
   */
  giveTo(worker: BuildWorker, sources: readonly SourceFile[]): void {
    const paths = sources.map(({ path }) => path);
    this.forget(paths);
    for (const path of paths) this.held.set(path, { ...(this.held.get(path) as HeldDocument), worker });
  }

  /** Lets workers discard the trees of documents; if they are needed later, they are parsed again. */
  forget(paths: readonly string[], alsoBy?: BuildWorker): void {
    const byWorker = new Map<BuildWorker, string[]>(alsoBy === undefined ? [] : [[alsoBy, [...paths]]]);
    for (const path of paths) {
      const held = this.held.get(path);
      if (held?.worker === undefined) continue;
      const { worker, ...document } = held;
      this.held.set(path, document);
      if (worker !== alsoBy) byWorker.set(worker, [...(byWorker.get(worker) ?? []), path]);
    }
    // if a worker has ended, the next call that needs it fails
    for (const [worker, own] of byWorker) worker.forget(own).catch(() => {});
  }

  /** Sources of pages whose trees a worker lacks. */
  missingFor(worker: BuildWorker, jobs: readonly PageJob[]): SourceFile[] {
    return jobs.flatMap(({ page }) => {
      const held = 'source' in page ? this.held.get(page.source) : undefined;
      return held === undefined || held.worker === worker ? [] : [held.source];
    });
  }

  /**
   * The pages for each worker: those whose documents it holds, and others where there is least to do. Pages of sources
   * with the same text are adjacent.
   */
  share(jobs: readonly PageJob[], workers: readonly BuildWorker[]): Map<BuildWorker, PageJob[]> {
    const shares = new Map(workers.map((worker): [BuildWorker, PageJob[]] => [worker, []]));
    const left: PageJob[] = [];
    for (const job of jobs) {
      const holder = 'source' in job.page ? this.held.get(job.page.source)?.worker : undefined;
      if (holder === undefined) left.push(job);
      else shares.get(holder)?.push(job);
    }
    const lists = [...shares.values()];
    for (const job of left) lists.reduce((least, share) => (share.length < least.length ? share : least)).push(job);
    const kindOf = ({ page }: PageJob) => this.textOf(page) ?? page.route;
    return new Map([...shares].map(([worker, share]) => [worker, grouped(share, kindOf)]));
  }

  /** Identifies the text of a page; undefined for a page without a document. */
  private textOf(page: PageJob['page']): string | undefined {
    return 'source' in page ? this.held.get(page.source)?.source.hash : undefined;
  }
}
