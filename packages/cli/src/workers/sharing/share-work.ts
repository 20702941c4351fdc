import type { BuildWorker } from '../worker/build-worker.js';
import { LocalWorker } from '../worker/local-worker.js';

/** Work to distribute among workers. */
export interface SharedWork<T> {
  /** The items for each worker, in order. Workers may share a list. */
  readonly queues: ReadonlyMap<BuildWorker, T[]>;
  readonly work: (worker: BuildWorker, piece: T) => Promise<void>;
}

/**
 * Lets each worker process its queue, and then take items from the end of the longest one. A thread always has two more
 * items waiting, so that it does not idle until this thread sends it work; and this thread handles messages of the
 * others after each item of its own.
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

/** The last item of the longest queue; undefined if no queue has more than one left. */
function takeLast<T>(queues: readonly T[][]): T | undefined {
  const longest = queues.reduce((most, queue) => (queue.length > most.length ? queue : most), []);
  return longest.length > 1 ? longest.pop() : undefined;
}
