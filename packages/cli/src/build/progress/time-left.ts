import type { CacheFolder } from '../../cache/folder/cache-folder.js';
import { type Stage, stages } from '../../profile/stages.js';

/** The total time of a stage in the last build. */
interface PastStage {
  /** In milliseconds. */
  readonly wall: number;
  /** How often it began: once per locale. */
  readonly parts: number;
  /** Parsed files or rendered pages; absent for stages that are not counted. */
  readonly items?: number;
}

type Past = Readonly<Partial<Record<Stage, PastStage>>>;

/**
 * The last build with little work and the last with much, because the time for an edit says nothing about a cold build.
 */
interface StoredTimes {
  readonly little?: Past;
  readonly much?: Past;
}

/** From this number of files or pages on, their number determines how long a build takes. */
const many = 50;

/** Stages shorter than this, in milliseconds, say nothing about the speed of the machine. */
const leastCompared = 200;

const file = 'timings';
const order = Object.keys(stages) as Stage[];

/** A stage of the current build. */
interface StageSoFar {
  wall: number;
  parts: number;
  items: number | undefined;
}

/** Estimates the remaining time of a build from the previous times of its stages. */
export class TimeLeft {
  private readonly past: StoredTimes;
  private readonly soFar = new Map<Stage, StageSoFar>();
  private current: Stage | undefined;
  private begun = 0;
  private total = 0;
  /** Items that were done when the current stage began. */
  private before: number | undefined;
  private done = 0;

  constructor(
    private readonly folder: CacheFolder,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.past = folder.readJson<StoredTimes>(file) ?? {};
  }

  /** A stage begins; `total` items, if they can be counted. */
  stage(stage: Stage, total?: number): void {
    this.end();
    const known = this.soFar.get(stage) ?? { wall: 0, parts: 0, items: undefined };
    this.soFar.set(stage, {
      ...known,
      parts: known.parts + 1,
      ...(total !== undefined && { items: known.items ?? 0 }),
    });
    this.current = stage;
    this.begun = this.now();
    this.total = total ?? 0;
    this.before = undefined;
    this.done = 0;
  }

  /** This many items of the stage are done. The first call counts those that need no work. */
  count(done: number): void {
    this.done = done;
    if (this.before !== undefined) return;
    this.before = done;
    const stage = this.current && this.soFar.get(this.current);
    if (stage !== undefined) stage.items = (stage.items ?? 0) + this.total - done;
  }

  /** Milliseconds until the build ends; undefined if unknown. */
  estimate(): number | undefined {
    const work = this.work();
    const past = work === undefined ? undefined : this.past[work < many ? 'little' : 'much'];
    if (past === undefined || this.current === undefined) return undefined;
    const { current } = this;
    const ahead = order.reduce((sum, stage) => sum + this.ahead(stage, past), 0);
    return this.restOf(past[current]) + this.pace(past) * ahead;
  }

  /** Saves the times of a finished build. */
  save(): void {
    this.end();
    const work = this.work();
    if (work === undefined || !this.soFar.has('place')) return;
    const times: Past = Object.fromEntries(
      [...this.soFar].map(([stage, { items, ...rest }]) => [stage, { ...rest, ...(items !== undefined && { items }) }]),
    );
    this.folder.write(file, JSON.stringify({ ...this.past, [work < many ? 'little' : 'much']: times }));
  }

  private end(): void {
    const stage = this.current && this.soFar.get(this.current);
    if (stage !== undefined) stage.wall += this.now() - this.begun;
    this.current = undefined;
  }

  /** The number of files to parse or of pages to render, whichever is larger; undefined until it is known. */
  private work(): number | undefined {
    if (this.current === 'parse' && this.before === undefined) return undefined;
    const [parse, render] = [this.soFar.get('parse')?.items, this.soFar.get('render')?.items];
    return parse === undefined ? undefined : Math.max(parse, render ?? 0);
  }

  /**
   * The remaining time of the current stage: by its own speed as soon as that is known, or else by the previous one.
   */
  private restOf(past: PastStage | undefined): number {
    const elapsed = this.now() - this.begun;
    const finished = this.done - (this.before ?? 0);
    const left = this.total - this.done;
    if (this.total > 0 && finished >= Math.max(10, this.total / 20)) return (elapsed / finished) * left;
    if (past === undefined) return 0;
    const expected = past.items ? (past.wall / past.items) * (left + finished) : past.wall / past.parts;
    return Math.max(0, expected - elapsed);
  }

  /** How much slower the finished stages were than before. */
  private pace(past: Past): number {
    const over = [...this.soFar].filter(([stage]) => stage !== this.current);
    const compared = over.flatMap(([stage, { wall, parts, items }]) => {
      const before = past[stage];
      if (before === undefined || (items ?? many) < many) return [];
      const share = items === undefined || !before.items ? parts / before.parts : items / before.items;
      return [{ wall, expected: before.wall * share }];
    });
    const expected = compared.reduce((sum, stage) => sum + stage.expected, 0);
    const wall = compared.reduce((sum, stage) => sum + stage.wall, 0);
    return expected < leastCompared ? 1 : Math.min(4, Math.max(0.25, wall / expected));
  }

  /** The remaining time of a stage, which begins once per locale. */
  private ahead(stage: Stage, past: Past): number {
    const { wall = 0, parts = 1, items } = past[stage] ?? {};
    const missing = Math.max(0, parts - (this.soFar.get(stage)?.parts ?? 0));
    const each = wall / parts;
    // assumes as many pages per file as before
    const [before, now] = [past.parse?.items ?? 0, this.soFar.get('parse')?.items ?? 0];
    return each * missing * (stage === 'render' && items !== undefined && before >= many ? now / before : 1);
  }
}

/** Describes a duration for people: `about 12 s`; undefined if it is negligible. */
export function describeTime(milliseconds: number): string | undefined {
  const seconds = milliseconds / 1000;
  if (seconds < 0.5) return undefined;
  if (seconds < 10) return `about ${Math.ceil(seconds)} s`;
  if (seconds < 90) return `about ${Math.ceil(seconds / 5) * 5} s`;
  return `about ${Math.ceil(seconds / 60)} min`;
}
