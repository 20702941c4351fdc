/** The items with the same key: at least one. */
export type Group<T> = [T, ...T[]];

/** Groups items by key, keeping their order: `Map.groupBy` for Node 20, which lacks it. */
export function groupBy<K, T>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, Group<T>> {
  const groups = new Map<K, Group<T>>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
