import { CacheFolder } from '../../cache/folder/cache-folder.js';
import type { StageClock } from '../../profile/stage-clock.js';
import { type Stage, stages } from '../../profile/stages.js';
import { describeTime, TimeLeft } from './time-left.js';

/** Receives the progress of a build. */
export interface Progress {
  /** A stage begins or continues; `total` items, if they can be counted. */
  stage(stage: Stage, total?: number): void;
  /** `count` items of the stage are done. */
  done(count: number): void;
  /** The build has ended, successfully or not. */
  end(): void;
}

/**
 * Shows progress on one line of a terminal, which is rewritten; elsewhere, prints one line for each long stage that has
 * something to do.
 *
 * @param cacheDir Where the times of the last build are stored, absolute; undefined to show no estimate.
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

/** Passes progress on, and measures the stages of the build. */
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

/** For terminals with an unknown width, or a width of 0. */
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

/** The stages with a line in logs. */
const announced: ReadonlySet<Stage> = new Set<Stage>(['scan', 'parse', 'render']);

function plainProgress(stream: NodeJS.WriteStream): Progress {
  let last = '';
  return {
    stage: (stage, total) => {
      if (!announced.has(stage) || total === 0) return;
      const { progress } = stages[stage];
      const line = total === undefined ? `${progress}\n` : `${progress} (${total})\n`;
      // not for a stage that continues, although two locales may have equally many items
      if (line !== last || total !== undefined) stream.write(line);
      last = line;
    },
    done: () => {},
    end: () => {},
  };
}
