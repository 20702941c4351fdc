import type { CacheUse } from './cache-use.js';
import type { NamedReason } from './named-reasons.js';
import type { TimedItem, WorkPart, WorkTimes } from './work-clock.js';

/** What a profile shows about a build, besides the times of its stages. */
export interface BuildDetails {
  /** Threads that parsed and rendered. */
  readonly threads: number;
  /** Parsed files and rendered pages, slowest first. */
  readonly files: readonly TimedItem[];
  readonly pages: readonly TimedItem[];
  /** Milliseconds spent on each step of rendering, in all threads. */
  readonly parts: Readonly<Partial<Record<WorkPart, number>>>;
  /** Milliseconds from the start of bundling to its end, mostly in parallel with other stages. */
  readonly bundling: number;
  /** How the cache was used; absent for a build without one. */
  readonly cache?: Readonly<Record<CachedKind, CacheUse>>;
  /** Pages hydrated in the browser, each with the code that requires it: `src/chart.tsx:12 useState`. */
  readonly live: readonly NamedReason[];
  /** Why the command is run in full even if no file has changed; absent if it is not. */
  readonly open?: string;
  /** What has changed since the last run, if that had a reusable result. */
  readonly change?: string;
}

/** What the cache stores. */
export type CachedKind = 'documents' | 'pages';

/** Collects the details of a build. */
export class BuildProfile {
  private work: readonly WorkTimes[] = [];
  private bundling = 0;
  private readonly uses: { readonly kind: CachedKind; readonly use: CacheUse }[] = [];
  private live: readonly NamedReason[] = [];
  private open: string | undefined;
  private change: string | undefined;

  /** Measures bundling, which runs in parallel with other stages. */
  bundled(bundling: Promise<unknown>): void {
    const begun = performance.now();
    const end = (): void => {
      this.bundling += performance.now() - begun;
    };
    bundling.then(end, end);
  }

  /** Adds the times of each thread. */
  worked(times: readonly WorkTimes[]): void {
    this.work = times;
  }

  /** Adds how the cache was used in one locale. */
  used(kind: CachedKind, use: CacheUse): void {
    this.uses.push({ kind, use });
  }

  /** Adds the pages of one locale that are hydrated in the browser, by route, and why. */
  hydrated(pages: readonly NamedReason[]): void {
    this.live = [...this.live, ...pages];
  }

  /** Records that the command will be run in full even if no file has changed. */
  runsAnew(reason: string): void {
    this.open = reason;
  }

  /** Records that the result of the last run is no longer valid. */
  changedSince(change: string): void {
    this.change = change;
  }

  private usesOf(kind: CachedKind): CacheUse {
    const uses = this.uses.filter((item) => item.kind === kind).map(({ use }) => use);
    // locales may share files
    const misses = new Map(uses.flatMap((use) => use.misses));
    const reused = new Set(uses.flatMap((use) => use.reused));
    return { reused: [...reused].filter((name) => !misses.has(name)), misses: [...misses] };
  }

  read(): BuildDetails {
    const parts: Partial<Record<WorkPart, number>> = {};
    for (const times of this.work)
      for (const [part, time] of Object.entries(times.parts) as [WorkPart, number][])
        parts[part] = (parts[part] ?? 0) + time;
    return {
      threads: this.work.filter(({ files, pages }) => files.length + pages.length > 0).length,
      files: slowestFirst(this.work.flatMap(({ files }) => files)),
      pages: slowestFirst(this.work.flatMap(({ pages }) => pages)),
      parts,
      bundling: this.bundling,
      live: this.live,
      ...(this.uses.length > 0 && { cache: { documents: this.usesOf('documents'), pages: this.usesOf('pages') } }),
      ...(this.open !== undefined && { open: this.open }),
      ...(this.change !== undefined && { change: this.change }),
    };
  }
}

/** Lists each item once: for a file parsed by two threads, the slower time counts. */
function slowestFirst(items: readonly TimedItem[]): TimedItem[] {
  const sorted = [...items].sort(([, a], [, b]) => b - a);
  const names = new Set<string>();
  return sorted.filter(([name]) => !names.has(name) && names.add(name));
}
