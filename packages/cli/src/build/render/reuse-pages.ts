import type { Page } from '@docsite/core';
import { type IndexPart, joinParts, type PageJob, type SearchIndex, searchablePages } from '@docsite/renderer';
import type { PageMiss } from '../../cache/pages/page-cache.js';
import type { PageFile, PageResult } from '../../cache/pages/page-result.js';
import type { OutputFolder } from '../../output/output-folder.js';
import type { RemoteCache } from '../../remote/remote-cache.js';
import type { NumberedPage } from '../input/share.js';
import { type PageStorer, takePages } from '../sharing/share-pages.js';
import { KeyCollector, type KeySources } from './collect-keys.js';
import { FileRestorer } from './restore-files.js';

/** What the pages of one locale are rendered from, and where earlier results are stored. */
export interface ReuseContext extends KeySources {
  /** Absent if pages are not shared with other machines. */
  readonly remote?: RemoteCache | undefined;
  /** Where pages are written; absent if only the cache receives them. */
  readonly output?: OutputFolder | undefined;
  /** Pages that a check does not render; no search index is built then. */
  readonly skipped?: ReadonlySet<Page> | undefined;
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
  private readonly locale: string;
  private readonly collector: KeyCollector;
  private readonly restorer: FileRestorer;
  /** Pages whose keys are computed while they are rendered, because the cache contains none. */
  private unkeyed: readonly PageJob[] = [];

  /** Stores pages in a remote cache; undefined without one. */
  private storePages: PageStorer | undefined;

  private constructor(
    private readonly jobs: readonly PageJob[],
    private readonly context: ReuseContext,
  ) {
    const { renderer, cache, output } = context;
    this.locale = renderer.site.locale.name;
    this.collector = new KeyCollector(context);
    this.restorer = new FileRestorer({ locale: this.locale, cache, output });
  }

  /** Page keys by route; none for pages whose code may read anything. */
  get keys(): ReadonlyMap<string, string> {
    return this.collector.keys;
  }

  /** Finds the pages of earlier builds, here and in a remote cache, and writes their files. */
  static async open(jobs: readonly PageJob[], context: ReuseContext): Promise<PageReuse> {
    const { cache, remote } = context;
    const reuse = new PageReuse(jobs, context);
    const { keys, locale } = reuse;
    if (cache?.pages.isEmpty && remote === undefined) reuse.unkeyed = jobs;
    else reuse.collector.collect(jobs);
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
  collectLeftKeys(): Promise<void> {
    return this.collector.collectInSteps(this.unkeyed);
  }

  private divide(): void {
    const { cache } = this.context;
    const isIndexed = this.indexFinder();
    for (const job of this.jobs) {
      const { route } = job.page;
      const key = this.keys.get(route);
      const found = key === undefined || !isIndexed(route) ? undefined : cache?.pages.find(this.locale, route, key);
      if (key !== undefined && found !== undefined && this.restorer.restore(found, key)) this.reused.push(found);
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
      this.restorer.note(result, key);
    }
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
}

/** A page that could not be rendered is tried again in each build. */
function isWhole({ files }: PageResult): boolean {
  return files.length > 0 && files.every(({ slice }: PageFile) => slice !== undefined);
}
