import type { StageClock } from '../profile/stage-clock.js';
import { type Stage, stages } from '../profile/stages.js';

/** Receives the progress of a build. */
export interface Progress {
  /** A stage begins, or goes on; `total` items, where they can be counted. */
  stage(stage: Stage, total?: number): void;
  /** `count` items of the stage are done. */
  done(count: number): void;
  /** The build has ended, whether it succeeded or not. */
  end(): void;
}

/** Shows progress on one line of a terminal, rewritten as it goes; elsewhere prints one line for each long stage. */
export function createProgress(stream: NodeJS.WriteStream): Progress {
  return stream.isTTY ? terminalProgress(stream) : plainProgress(stream);
}

/** Shows nothing. */
export const silentProgress: Progress = { stage: () => {}, done: () => {}, end: () => {} };

/** Measures the stages of a build, and passes its progress on. */
export function timedProgress(progress: Progress, clock: StageClock): Progress {
  return {
    ...progress,
    stage: (stage, total) => {
      clock.begin(stage, total);
      progress.stage(stage, total);
    },
  };
}

const framesPerSecond = 12;

function terminalProgress(stream: NodeJS.WriteStream): Progress {
  let name = '';
  let total: number | undefined;
  let shownAt = 0;
  const show = (count: number): void => {
    const text = total === undefined ? `${name} …` : `${name} ${count}/${total}`;
    stream.write(`\r\u001b[K${text.slice(0, Math.max(0, (stream.columns ?? 80) - 1))}`);
  };
  return {
    stage(stage, newTotal) {
      name = stages[stage].progress;
      total = newTotal;
      show(0);
    },
    done(count) {
      const now = performance.now();
      if (count !== total && now - shownAt < 1000 / framesPerSecond) return;
      shownAt = now;
      show(count);
    },
    end: () => stream.write('\r\u001b[K'),
  };
}

/** The stages that logs have a line for. */
const announced: ReadonlySet<Stage> = new Set<Stage>(['settings', 'parse', 'render']);

function plainProgress(stream: NodeJS.WriteStream): Progress {
  return {
    stage: (stage, total) => {
      const { progress } = stages[stage];
      if (announced.has(stage)) stream.write(total === undefined ? `${progress}\n` : `${progress} (${total})\n`);
    },
    done: () => {},
    end: () => {},
  };
}
