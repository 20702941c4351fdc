import type { Document, Page } from '@docsite/core';
import {
  createPageKeys,
  type IndexPart,
  joinParts,
  type PageJob,
  type PageKeys,
  type RendererOptions,
  type SearchIndex,
  searchablePages,
} from '@docsite/renderer';
import type { BuildCache } from '../../cache/build-cache.js';
import type { PageMiss } from '../../cache/pages/page-cache.js';
import type { PageFile, PageResult } from '../../cache/pages/page-result.js';
import type { OutputFolder } from '../../output/output-folder.js';
import type { RemoteCache } from '../../remote/remote-cache.js';
import { inBatches } from '../../workers/batches.js';
import type { WorkerPool } from '../../workers/worker-pool.js';
import type { NumberedPage } from '../input/share.js';
import { type PageStorer, takePages } from '../sharing/share-pages.js';

/** What the pages of one locale are rendered from, and where earlier results are stored. */
export interface ReuseContext {
  readonly cache: BuildCache | undefined;
  readonly renderer: RendererOptions;
  readonly documents: Readonly<Record<string, Document>>;
  readonly workers: WorkerPool;
  /** Absent if pages are not shared with other machines. */
  readonly remote?: RemoteCache | undefined;
  /** Where pages are written; absent if only the cache receives them. */
  readonly output?: OutputFolder | undefined;
  /** Pages that a check does not render; no search index is built then. */
  readonly skipped?: ReadonlySet<Page> | undefined;
  /** Page keys that are already known, by route. */
  readonly knownKeys?: ReadonlyMap<string, string> | undefined;
}

/** Why a page is rendered; `open` if its inputs are unknown, because its code may read anything. */
export type RenderCause = PageMiss | 'open';

/** A page to render. */
export interface PageToRender {
  /** The number that determines its share. */
  readonly number: number;
  readonly cause: RenderCause;
}

/**
 * The pages of one locale, divided into those that an earlier build rendered from the same inputs, and those to render.
 */
export class PageReuse {
  /** Pages that are reused, with their files written. */
  readonly reused: PageResult[] = [];
  /** Pages to render. */
  readonly left: PageJob[] = [];
  /** Page keys by route; none for pages whose code may read anything. */
  readonly keys = new Map<string, string>();
  private readonly locale: string;

  /** Pages whose keys are computed while they are rendered, because the cache contains none. */
  private unkeyed: readonly PageJob[] = [];
  private pageKeys: PageKeys | undefined;

  /** Stores pages in a remote cache; undefined without one. */
  private storePages: PageStorer | undefined;

  private constructor(
    private readonly jobs: readonly PageJob[],
    private readonly context: ReuseContext,
  ) {
    this.locale = context.renderer.site.locale.name;
  }

  /** Finds the pages of earlier builds, here and in a remote cache, and writes their files. */
  static async open(jobs: readonly PageJob[], context: ReuseContext): Promise<PageReuse> {
    const { cache, remote } = context;
    const reuse = new PageReuse(jobs, context);
    const { keys, locale } = reuse;
    if (cache?.pages.isEmpty && remote === undefined) reuse.unkeyed = jobs;
    else reuse.collectKeys(jobs);
    if (cache !== undefined && remote !== undefined) {
      const isIndexed = reuse.indexFinder();
      const isKnown = (route: string) => isIndexed(route) && cache.pages.has(locale, route, keys.get(route) as string);
      reuse.storePages = await takePages({ locale, keys, isKnown, cache, remote });
    }
    reuse.divide();
    context.output?.removeLeft(cache?.currentSite?.filesOf(locale) ?? []);
    return reuse;
  }

  /** Computes the missing keys, yielding to other tasks in between. */
  async collectLeftKeys(): Promise<void> {
    for (const batch of inBatches(this.unkeyed)) {
      this.collectKeys(batch);
      await new Promise(setImmediate);
    }
  }

  private divide(): void {
    const { cache } = this.context;
    const isIndexed = this.indexFinder();
    for (const job of this.jobs) {
      const { route } = job.page;
      const key = this.keys.get(route);
      const found = key === undefined || !isIndexed(route) ? undefined : cache?.pages.find(this.locale, route, key);
      if (key !== undefined && found !== undefined && this.restore(found, key)) this.reused.push(found);
      else this.left.push(job);
    }
  }

  /** Explains why each of these pages is rendered, except for those that are reused. */
  explain(pages: readonly NumberedPage[]): readonly PageToRender[] {
    const left = new Set(this.left.map(({ page }) => page));
    return pages
      .filter(({ page }) => left.has(page))
      .map(({ page, number }) => ({ number, cause: this.causeOf(page) }));
  }

  private causeOf({ route }: Page): RenderCause {
    const key = this.keys.get(route);
    if (key === undefined) return 'open';
    return this.context.cache?.pages.explainMiss(this.locale, route, key) ?? 'absent';
  }

  /** Stores rendered pages of which none is searchable. */
  keepPages(results: readonly PageResult[]): void {
    this.addPages(results);
    this.storePages?.(joinParts([]), []);
  }

  /** Stores rendered pages, and returns the search index of all pages. */
  keep(results: readonly PageResult[], parts: readonly IndexPart[]): SearchIndex {
    const { cache, renderer, skipped = [] } = this.context;
    if (cache === undefined) return joinParts(parts);
    for (const { route } of skipped) cache.pages.retain(this.locale, route);
    this.addPages(results);
    if (this.hasNoIndex) return joinParts([]);
    const pages = searchablePages(renderer.site).map(({ route }) => ({ route, key: this.keys.get(route) ?? '' }));
    const reused = new Set(this.reused.map(({ route }) => route));
    const index = cache.search.join(this.locale, pages, { isKept: (route) => reused.has(route), parts });
    this.storePages?.(index, pages);
    return index;
  }

  private addPages(results: readonly PageResult[]): void {
    const { cache } = this.context;
    for (const result of results) {
      const key = this.keys.get(result.route);
      if (key === undefined || !isWhole(result)) continue;
      cache?.pages.add(this.locale, key, result);
      this.noteFiles(result, key);
    }
  }

  /** Computes page keys. A page has no key if its inputs are unknown, because code may read anything. */
  private collectKeys(jobs: readonly PageJob[]): void {
    const { cache, renderer, knownKeys } = this.context;
    if (cache === undefined || renderer.bundle.openModules.theme !== undefined) return;
    this.pageKeys ??= createPageKeys(renderer);
    for (const job of jobs) {
      const key = knownKeys?.get(job.page.route) ?? this.keyOf(job, this.pageKeys, cache);
      if (key !== undefined) this.keys.set(job.page.route, key);
    }
  }

  private keyOf(job: PageJob, keyOf: PageKeys, { documents: known }: BuildCache): string | undefined {
    const { documents, workers } = this.context;
    const source = 'source' in job.page ? job.page.source : undefined;
    if (source !== undefined && this.context.renderer.bundle.openModules.pages[source] !== undefined) return undefined;
    const document = source === undefined ? undefined : documents[source];
    if (source === undefined || document === undefined) return keyOf(job);
    const origin = workers.origin(source);
    const key = origin && known.identify(origin.source, origin.reads);
    return key && keyOf(job, { document, key });
  }

  private get hasNoIndex(): boolean {
    return (this.context.skipped?.size ?? 0) > 0;
  }

  private indexFinder(): (route: string) => boolean {
    const { cache, renderer } = this.context;
    if (cache === undefined) return () => false;
    if (this.hasNoIndex) return () => true;
    const searchable = new Set(searchablePages(renderer.site).map(({ route }) => route));
    const isIndexed = cache.search.finder(this.locale);
    return (route) => !searchable.has(route) || isIndexed({ route, key: this.keys.get(route) ?? '' });
  }

  /**
   * Restores the files of a page, by linking them from the current site or by writing them; returns whether all of them
   * could be read.
   */
  private restore(page: PageResult, key: string): boolean {
    const { files } = page;
    const { cache, output } = this.context;
    if (output?.place.isDropped) return true;
    const missing = files.filter(({ path }) => !this.link(path, key));
    const contents = missing.map(({ slice }) => slice && cache?.pages.read(slice));
    if (contents.includes(undefined)) {
      for (const { path } of files) output?.unlink(path);
      return false;
    }
    for (const [index, { path }] of missing.entries()) output?.write(path, contents[index] as Buffer);
    this.noteFiles(page, key);
    return true;
  }

  private link(path: string, key: string): boolean {
    const { cache, output } = this.context;
    if (output === undefined) return false;
    const file = cache?.currentSite?.find(output.pathInRoot(path), { locale: this.locale, key });
    return file !== undefined && output.link(path, file);
  }

  private noteFiles({ files }: PageResult, key: string): void {
    const { cache, output } = this.context;
    if (output === undefined) return;
    cache?.currentSite?.add(
      { locale: this.locale, key },
      files.map(({ path }) => output.pathInRoot(path)),
    );
  }
}

/** A page that could not be rendered is tried again in each build. */
function isWhole({ files }: PageResult): boolean {
  return files.length > 0 && files.every(({ slice }: PageFile) => slice !== undefined);
}
