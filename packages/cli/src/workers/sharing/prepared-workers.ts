import type { BuildWorker, RenderSetup } from '../worker/build-worker.js';

/** The workers that are prepared for a rendering, which loads the theme in each of them. */
export class PreparedWorkers {
  private readonly preparing = new Map<BuildWorker, Promise<void>>();

  constructor(readonly setup: RenderSetup) {}

  /**
   * Starts preparing workers, unless they are already prepared.
   *
   * @param all The workers of the pool, this thread's first: each writes a pack that is named by its index.
   */
  begin(workers: readonly BuildWorker[], all: readonly BuildWorker[]): void {
    // other threads first, because this one blocks while it prepares itself
    for (const worker of workers.toReversed())
      if (!this.preparing.has(worker)) this.preparing.set(worker, worker.prepare(this.setupOf(all.indexOf(worker))));
  }

  /** Settles once a worker is prepared. */
  async done(worker: BuildWorker): Promise<void> {
    await this.preparing.get(worker);
  }

  private setupOf(index: number): RenderSetup {
    const { pack } = this.setup;
    return pack === undefined ? this.setup : { ...this.setup, pack: { ...pack, name: `${pack.name}-${index}` } };
  }
}
