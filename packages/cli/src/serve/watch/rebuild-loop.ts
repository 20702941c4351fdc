/** Runs builds on request, one at a time. */
export interface RebuildLoop {
  /**
   * Requests a build. Requests in quick succession cause one build; one made during a build causes another after it.
   */
  readonly ask: () => void;
  /** Builds at once, and waits until all requested builds are done. */
  readonly build: () => Promise<void>;
  /** Ignores further requests, and waits for the build in progress. */
  readonly close: () => Promise<void>;
}

/** @param quiet Milliseconds without another request after which a build begins. */
export function createRebuildLoop(build: () => Promise<void>, quiet: number): RebuildLoop {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isClosed = false;
  const run = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      await build();
    } while (isAskedAgain && !isClosed);
    running = undefined;
  };
  const begin = (): Promise<void> => {
    isAskedAgain = true;
    running ??= run();
    return running;
  };
  return {
    ask: () => {
      clearTimeout(timer);
      if (!isClosed) timer = setTimeout(begin, quiet);
    },
    build: begin,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
