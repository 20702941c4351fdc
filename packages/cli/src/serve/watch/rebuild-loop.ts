/** Runs a build whenever it is asked for, one at a time. */
export interface RebuildLoop {
  /**
   * Asks for a build. Askings that come close together are one; one that comes during a build is another build after
   * it.
   */
  readonly ask: () => void;
  /** Builds at once, and waits until everything asked for is built. */
  readonly build: () => Promise<void>;
  /** Takes no more askings, and waits for the build that is under way. */
  readonly close: () => Promise<void>;
}

/** @param quiet Milliseconds without another asking after which a build begins. */
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
