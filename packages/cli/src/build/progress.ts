/** Receives the progress of a build. */
export interface Progress {
  /** A stage begins; `total` items, where they can be counted. */
  stage(name: string, total?: number): void;
  /** `count` items of the stage are done. */
  done(count: number): void;
  /** The build has ended, whether it succeeded or not. */
  end(): void;
}

/** Shows progress on one line of a terminal, rewritten as it goes; elsewhere prints one line per stage. */
export function createProgress(stream: NodeJS.WriteStream): Progress {
  return stream.isTTY ? terminalProgress(stream) : plainProgress(stream);
}

/** Shows nothing. */
export const silentProgress: Progress = { stage: () => {}, done: () => {}, end: () => {} };

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
    stage(newName, newTotal) {
      name = newName;
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

function plainProgress(stream: NodeJS.WriteStream): Progress {
  return {
    stage: (name, total) => stream.write(total === undefined ? `${name}\n` : `${name} (${total})\n`),
    done: () => {},
    end: () => {},
  };
}
