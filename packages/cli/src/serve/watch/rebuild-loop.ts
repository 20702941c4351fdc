import type { IsComplete } from './change-burst.js';

/** Runs builds on request, one at a time. */
export interface RebuildLoop {
  /**
   * Requests a build for a changed path. Changes that belong together cause one build; those during a build cause
   * another after it.
   */
  readonly ask: (path: string) => void;
  /** Builds at once, and waits until all requested builds are done. */
  readonly build: () => Promise<void>;
  /** Does something between builds; nothing once it is closed. */
  readonly between: (action: () => Promise<void>) => Promise<void>;
  /** Ignores further requests, and waits for the build in progress. */
  readonly close: () => Promise<void>;
}

/** Milliseconds between a change and the first look at whether it is complete, and between further looks. */
const step = 5;

/** @param build Is given the paths that have changed since the last build began. */
export function createRebuildLoop(
  build: (changed: ReadonlySet<string>) => Promise<void>,
  isComplete: IsComplete,
): RebuildLoop {
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isDue = false;
  let isClosed = false;
  let last: Promise<void> | undefined;
  const inTurn = (action: () => Promise<void>): Promise<void> => {
    const done = last === undefined ? action() : last.then(action);
    const settled = done
      .catch(() => {})
      .then(() => {
        if (last === settled) last = undefined;
      });
    last = settled;
    return done;
  };
  const run = async (): Promise<void> => {
    do {
      isDue = false;
      const taken = changed;
      changed = new Set();
      await inTurn(() => build(taken));
    } while (isDue && !isClosed);
    running = undefined;
  };
  const begin = (): Promise<void> => {
    isDue = true;
    running ??= run();
    return running;
  };
  const wait = (quiet: number): void => {
    timer = setTimeout(() => {
      if (isComplete(changed, quiet)) void begin();
      else wait(quiet + step);
    }, step);
  };
  return {
    ask: (path) => {
      if (isClosed) return;
      changed.add(path);
      clearTimeout(timer);
      wait(step);
    },
    build: begin,
    between: (action) => (isClosed ? Promise.resolve() : inTurn(action)),
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await running;
      await last;
    },
  };
}
