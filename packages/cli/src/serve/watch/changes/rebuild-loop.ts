import { ActionQueue } from './action-queue.js';
import type { IsComplete } from './change-burst.js';

/** Milliseconds between a change and the first check whether it is complete, and between further checks. */
const step = 5;

/** Runs builds on request, one at a time. */
export class RebuildLoop {
  private readonly actions = new ActionQueue();
  private changed = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isDue = false;
  private isClosed = false;

  /** @param rebuild Receives the paths that have changed since the last build began. */
  constructor(
    private readonly rebuild: (changed: ReadonlySet<string>) => Promise<void>,
    private readonly isComplete: IsComplete,
  ) {}

  /**
   * Requests a build for a changed path. Related changes cause a single build; those during a build cause another one
   * after it.
   */
  ask(path: string): void {
    if (this.isClosed) return;
    this.changed.add(path);
    clearTimeout(this.timer);
    this.wait(step);
  }

  /** Builds at once, and waits until all requested builds are done. */
  build(): Promise<void> {
    this.isDue = true;
    this.running ??= this.run();
    return this.running;
  }

  /** Runs an action between builds; does nothing once it is closed. */
  async between(action: () => Promise<void>): Promise<void> {
    if (!this.isClosed) await this.actions.run(action);
  }

  /** Ignores further requests, and waits for the build in progress. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await this.running;
    await this.actions.idle();
  }

  /** @param quiet Milliseconds since the last change. */
  private wait(quiet: number): void {
    this.timer = setTimeout(() => {
      if (this.isComplete(this.changed, quiet)) void this.build();
      else this.wait(quiet + step);
    }, step);
  }

  private async run(): Promise<void> {
    do {
      this.isDue = false;
      const { changed } = this;
      this.changed = new Set();
      await this.actions.run(() => this.rebuild(changed));
    } while (this.isDue && !this.isClosed);
    this.running = undefined;
  }
}
