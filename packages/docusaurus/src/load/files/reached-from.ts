/** The values reachable from some values, including these, each once, in the order in which they are found. */
export function* reachedFrom<T>(starts: Iterable<T>, next: (item: T) => Iterable<T>): Generator<T> {
  const reached = new Set(starts);
  // iterating over a set includes elements added on the way
  for (const item of reached) {
    yield item;
    for (const other of next(item)) reached.add(other);
  }
}
