/** Runs a task once all earlier ones have settled. */
export type RunInTurn = <T>(task: () => Promise<T>) => Promise<T>;

/** Lets tasks run one after the other. One that fails does not hold up the next. */
export function createTurns(): RunInTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const done = last.then(task);
    last = done.catch(() => {});
    return done;
  };
}
