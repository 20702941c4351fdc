import { type BuildWorker, LocalWorker } from './worker.js';

/** Work for some workers. */
export interface SharedWork<T> {
  /** What each worker has to do, in order. WorkerPool may have one list in common. */
  readonly queues: ReadonlyMap<BuildWorker, T[]>;
  /** Does one piece of it; `isTaken` tells that it was another worker's. */
  readonly work: (worker: BuildWorker, piece: T, isTaken: boolean) => Promise<void>;
}

/**
 * Lets each worker work off its queue, and then take the last of what the slowest has left. A thread always has two
 * pieces more at hand, so that it need not wait until this thread gives it something to do; and this thread listens to
 * the others after each piece of its own.
 */
export async function shareWork<T>({ queues, work }: SharedWork<T>): Promise<void> {
  const takePieces = async (worker: BuildWorker, queue: T[]): Promise<void> => {
    for (;;) {
      const own = queue.shift();
      const piece = own ?? takeLast([...queues.values()]);
      if (piece === undefined) return;
      await work(worker, piece, own === undefined);
      await new Promise(setImmediate);
    }
  };
  const takers = [...queues].flatMap(([worker, queue]) =>
    Array.from({ length: worker instanceof LocalWorker ? 1 : 3 }, () => takePieces(worker, queue)),
  );
  await Promise.all(takers);
}

/** The last piece of the longest queue; none where nobody has more left than the next one to do. */
function takeLast<T>(queues: readonly T[][]): T | undefined {
  const longest = queues.reduce((most, queue) => (queue.length > most.length ? queue : most), []);
  return longest.length > 1 ? longest.pop() : undefined;
}
