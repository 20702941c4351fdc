/**
 * Groups items that import each other, dependencies first: each group contains one item, or all items of an import
 * cycle. After Tarjan, *Depth-first search and linear graph algorithms* (1972).
 *
 * @param importsOf Returns the items that an item imports.
 */
export function importGroups<T>(items: readonly T[], importsOf: (item: T) => readonly T[]): T[][] {
  const groups: T[][] = [];
  const numbers = new Map<T, number>();
  const open: T[] = [];
  /** Visits an item, and returns the lowest number reachable from it. */
  const visit = (item: T): number => {
    const number = numbers.size;
    numbers.set(item, number);
    open.push(item);
    let least = number;
    for (const imported of importsOf(item)) {
      const known = numbers.get(imported);
      if (known === undefined) least = Math.min(least, visit(imported));
      else if (open.includes(imported)) least = Math.min(least, known);
    }
    if (least === number) groups.push(open.splice(open.indexOf(item)));
    return least;
  };
  for (const item of items) if (!numbers.has(item)) visit(item);
  return groups;
}
