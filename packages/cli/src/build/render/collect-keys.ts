import type { Document } from '@docsite/core';
import { createPageKeys, type PageJob, type PageKeys, type RendererOptions } from '@docsite/renderer';
import type { BuildCache } from '../../cache/build-cache.js';
import { inBatches } from '../../workers/sharing/batches.js';
import type { WorkerPool } from '../../workers/worker-pool.js';

/** What page keys are computed from. */
export interface KeySources {
  readonly cache: BuildCache | undefined;
  readonly renderer: RendererOptions;
  readonly documents: Readonly<Record<string, Document>>;
  readonly workers: WorkerPool;
  /** Page keys that are already known, by route. */
  readonly knownKeys?: ReadonlyMap<string, string> | undefined;
}

/** Computes the keys of pages. A page has no key if its inputs are unknown, because its code may read anything. */
export class KeyCollector {
  /** By route. */
  readonly keys = new Map<string, string>();
  private pageKeys: PageKeys | undefined;

  constructor(private readonly sources: KeySources) {}

  collect(jobs: readonly PageJob[]): void {
    const { cache, renderer, knownKeys } = this.sources;
    if (cache === undefined || renderer.bundle.openModules.theme !== undefined) return;
    this.pageKeys ??= createPageKeys(renderer);
    for (const job of jobs) {
      const key = knownKeys?.get(job.page.route) ?? this.keyOf(job, this.pageKeys, cache);
      if (key !== undefined) this.keys.set(job.page.route, key);
    }
  }

  /** Computes keys, yielding to other tasks in between. */
  async collectInSteps(jobs: readonly PageJob[]): Promise<void> {
    for (const batch of inBatches(jobs)) {
      this.collect(batch);
      await new Promise(setImmediate);
    }
  }

  private keyOf(job: PageJob, keyOf: PageKeys, { documents: known }: BuildCache): string | undefined {
    const { documents, workers, renderer } = this.sources;
    const source = 'source' in job.page ? job.page.source : undefined;
    if (source !== undefined && renderer.bundle.openModules.pages[source] !== undefined) return undefined;
    const document = source === undefined ? undefined : documents[source];
    if (source === undefined || document === undefined) return keyOf(job);
    const origin = workers.origin(source);
    const key = origin && known.identify(origin.source, origin.reads);
    return key && keyOf(job, { document, key });
  }
}
