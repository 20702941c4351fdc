import type { CacheUse, Miss } from './cache-use.js';
import type { TimedItem, WorkPart, WorkTimes } from './work-clock.js';

/** What a profile shows of a build beside the times of its stages. */
export interface BuildDetails {
  /** Threads that parsed and rendered. */
  readonly threads: number;
  /** Files that were parsed and pages that were rendered, the slowest first. */
  readonly files: readonly TimedItem[];
  readonly pages: readonly TimedItem[];
  /** Milliseconds of the parts of rendering, in all threads. */
  readonly parts: Readonly<Partial<Record<WorkPart, number>>>;
  /** Milliseconds from the start of bundling to its end, most of them beside other stages. */
  readonly bundling: number;
  /** What the cache was used for; absent for a build without one. */
  readonly cache?: Readonly<Record<CachedKind, CacheUse>>;
  /** Pages that are hydrated in the browser, each with the code because of which: `src/chart.tsx:12 useState`. */
  readonly live: readonly Miss[];
  /** Why the command is run in full even where no file has changed; absent where it is not. */
  readonly open?: string;
  /** What has changed since the last run, where that had a result that could have stood. */
  readonly change?: string;
}

/** What is kept in the cache. */
export type CachedKind = 'documents' | 'pages';

/** Collects the details of a build. */
export class BuildProfile {
  private work: readonly WorkTimes[] = [];
  private bundling = 0;
  private readonly uses: { readonly kind: CachedKind; readonly use: CacheUse }[] = [];
  private live: readonly Miss[] = [];
  private open: string | undefined;
  private change: string | undefined;

  /** Measures bundling, which goes on beside the other stages. */
  bundled(bundling: Promise<unknown>): void {
    const begun = performance.now();
    const end = (): void => {
      this.bundling += performance.now() - begun;
    };
    bundling.then(end, end);
  }

  /** The times of each thread. */
  worked(times: readonly WorkTimes[]): void {
    this.work = times;
  }

  /** What the cache was used for, in one locale. */
  used(kind: CachedKind, use: CacheUse): void {
    this.uses.push({ kind, use });
  }

  /** Pages of one locale that are hydrated in the browser, by their routes, and why. */
  hydrated(pages: readonly Miss[]): void {
    this.live = [...this.live, ...pages];
  }

  /** The command will be run in full even where no file has changed. */
  runsAnew(reason: string): void {
    this.open = reason;
  }

  /** The result of the last run does not stand. */
  changedSince(change: string): void {
    this.change = change;
  }

  private usesOf(kind: CachedKind): CacheUse {
    const uses = this.uses.filter((item) => item.kind === kind).map(({ use }) => use);
    // locales may have files in common
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

/** Each once: a file that two threads have parsed counts as its slower reading. */
function slowestFirst(items: readonly TimedItem[]): TimedItem[] {
  const sorted = [...items].sort(([, a], [, b]) => b - a);
  const names = new Set<string>();
  return sorted.filter(([name]) => !names.has(name) && names.add(name));
}
