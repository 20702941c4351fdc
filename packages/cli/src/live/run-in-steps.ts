/** Milliseconds after which work yields to requests and edits. */
const turn = 8;

/**
 * Does work step by step, yielding to other tasks.
 *
 * @param steps Yields after each step.
 * @param isWanted Called before each step; once it returns false, the work is abandoned.
 * @returns The result; undefined if the work was abandoned.
 */
export async function runInSteps<T>(steps: Generator<void, T>, isWanted: () => boolean): Promise<T | undefined> {
  let began = performance.now();
  while (isWanted()) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - began < turn) continue;
    await new Promise(setImmediate);
    began = performance.now();
  }
  return undefined;
}
