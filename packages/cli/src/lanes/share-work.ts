import { type Lane, LocalLane } from './lane.js';

/** Work for some lanes. */
export interface SharedWork<T> {
  /** What each lane has to do, in order. Lanes may have one list in common. */
  readonly queues: ReadonlyMap<Lane, T[]>;
  /** Does one piece of it; `isTaken` tells that it was another lane's. */
  readonly work: (lane: Lane, piece: T, isTaken: boolean) => Promise<void>;
}

/**
 * Lets each lane work off its queue, and then take the last of what the slowest has left. A thread always has two pieces more at hand,
 * so that it need not wait until this thread gives it something to do; and this thread listens to the others after each piece of its own.
 */
export async function shareWork<T>({ queues, work }: SharedWork<T>): Promise<void> {
  const takePieces = async (lane: Lane, queue: T[]): Promise<void> => {
    for (;;) {
      const own = queue.shift();
      const piece = own ?? takeLast([...queues.values()]);
      if (piece === undefined) return;
      await work(lane, piece, own === undefined);
      await new Promise(setImmediate);
    }
  };
  const takers = [...queues].flatMap(([lane, queue]) => Array.from({ length: lane instanceof LocalLane ? 1 : 3 }, () => takePieces(lane, queue)));
  await Promise.all(takers);
}

/** The last piece of the longest queue; none where nobody has more left than the next one to do. */
function takeLast<T>(queues: readonly T[][]): T | undefined {
  const longest = queues.reduce((most, queue) => (queue.length > most.length ? queue : most), []);
  return longest.length > 1 ? longest.pop() : undefined;
}
