import type { Stage } from './stages.js';

/** The total time of a stage. */
export interface StageTime {
  readonly stage: Stage;
  /** In milliseconds. */
  readonly wall: number;
  /** Milliseconds of CPU time of all threads of this process; esbuild is a separate process. */
  readonly cpu: number;
  /** Files parsed or pages rendered; absent for stages that are not counted. */
  readonly items?: number;
}

/** Measures the stages of a command from the start of its process. */
export class StageClock {
  private readonly times = new Map<Stage, StageTime>();
  private current: { readonly stage: Stage; readonly items?: number | undefined } = { stage: 'start' };
  private wall = 0;
  private cpu = 0;

  /** Ends the current stage, and begins another one, or a further part of one. */
  begin(stage: Stage, items?: number): void {
    this.end();
    this.current = { stage, items };
  }

  /** The stages so far, including the current one, in the order in which they began. */
  read(): readonly StageTime[] {
    this.end();
    this.current = { stage: this.current.stage };
    return [...this.times.values()];
  }

  private end(): void {
    const wall = performance.now();
    const { user, system } = process.cpuUsage();
    const cpu = (user + system) / 1000;
    const { stage, items } = this.current;
    const before = this.times.get(stage);
    const count = items === undefined ? before?.items : (before?.items ?? 0) + items;
    this.times.set(stage, {
      stage,
      wall: (before?.wall ?? 0) + wall - this.wall,
      cpu: (before?.cpu ?? 0) + cpu - this.cpu,
      ...(count !== undefined && { items: count }),
    });
    this.wall = wall;
    this.cpu = cpu;
  }
}
