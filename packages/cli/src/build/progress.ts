import { CacheFolder } from '../cache/cache-folder.js';
import type { StageClock } from '../profile/stage-clock.js';
import { type Stage, stages } from '../profile/stages.js';
import { describeTime, TimeLeft } from './time-left.js';

/** Receives the progress of a build. */
export interface Progress {
  /** A stage begins, or goes on; `total` items, where they can be counted. */
  stage(stage: Stage, total?: number): void;
  /** `count` items of the stage are done. */
  done(count: number): void;
  /** The build has ended, whether it succeeded or not. */
  end(): void;
}

/**
 * Shows progress on one line of a terminal, rewritten as it goes; elsewhere prints one line for each long stage.
 *
 * @param cacheDir Where the times of the last build are kept, absolute; absent to go without an estimate.
 */
export function createProgress(stream: NodeJS.WriteStream, cacheDir?: string): Progress {
  if (!stream.isTTY) return plainProgress(stream);
  return terminalProgress(
    stream,
    cacheDir === undefined ? undefined : new TimeLeft(new CacheFolder(cacheDir, 'times')),
  );
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

/** For terminals that do not know their width, or say that it is nothing. */
const defaultWidth = 80;

function terminalProgress(stream: NodeJS.WriteStream, time: TimeLeft | undefined): Progress {
  let name = '';
  let total: number | undefined;
  let shownAt = 0;
  const show = (count: number): void => {
    const left = time?.estimate();
    const rest = left === undefined ? undefined : describeTime(left);
    const text = `${name} ${total === undefined ? '…' : `${count}/${total}`}${rest === undefined ? '' : `, ${rest} left`}`;
    stream.write(`\r\u001b[K${text.slice(0, (stream.columns || defaultWidth) - 1)}`);
  };
  return {
    stage(stage, newTotal) {
      name = stages[stage].progress;
      total = newTotal;
      time?.stage(stage, newTotal);
      show(0);
    },
    done(count) {
      time?.count(count);
      const now = performance.now();
      if (count !== total && now - shownAt < 1000 / framesPerSecond) return;
      shownAt = now;
      show(count);
    },
    end: () => {
      stream.write('\r\u001b[K');
      time?.save();
    },
  };
}

/** The stages that logs have a line for. */
const announced: ReadonlySet<Stage> = new Set<Stage>(['scan', 'parse', 'render']);

function plainProgress(stream: NodeJS.WriteStream): Progress {
  let last = '';
  return {
    stage: (stage, total) => {
      if (!announced.has(stage)) return;
      const { progress } = stages[stage];
      const line = total === undefined ? `${progress}\n` : `${progress} (${total})\n`;
      // a stage that goes on; two locales may have as many items
      if (line !== last || total !== undefined) stream.write(line);
      last = line;
    },
    done: () => {},
    end: () => {},
  };
}
