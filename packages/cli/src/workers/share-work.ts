import { type BuildWorker, LocalWorker } from './worker.js';

/** Work to share among workers. */
export interface SharedWork<T> {
  /** What each worker has to do, in order. Workers may have one list in common. */
  readonly queues: ReadonlyMap<BuildWorker, T[]>;
  readonly work: (worker: BuildWorker, piece: T) => Promise<void>;
}

/**
 * Lets each worker process its queue, and then take the last pieces of the longest. A thread always has two more pieces
 * waiting, so that it does not idle until this thread sends it work; and this thread handles messages of the others
 * after each piece of its own.
 */
export async function shareWork<T>({ queues, work }: SharedWork<T>): Promise<void> {
  const takePieces = async (worker: BuildWorker, queue: T[]): Promise<void> => {
    for (;;) {
      const piece = queue.shift() ?? takeLast([...queues.values()]);
      if (piece === undefined) return;
      await work(worker, piece);
      await new Promise(setImmediate);
    }
  };
  const takers = [...queues].flatMap(([worker, queue]) =>
    Array.from({ length: worker instanceof LocalWorker ? 1 : 3 }, () => takePieces(worker, queue)),
  );
  await Promise.all(takers);
}

/** The last piece of the longest queue; none if no queue has more than one left. */
function takeLast<T>(queues: readonly T[][]): T | undefined {
  const longest = queues.reduce((most, queue) => (queue.length > most.length ? queue : most), []);
  return longest.length > 1 ? longest.pop() : undefined;
}
