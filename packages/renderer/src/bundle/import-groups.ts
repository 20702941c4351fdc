/**
 * Puts items that import each other into groups, those that others import before these: each group holds one item, or
 * all that lead to each other in a circle. After Tarjan, *Depth-first search and linear graph algorithms* (1972).
 *
 * @param importsOf Gives the items that one imports.
 */
export function importGroups<T>(items: readonly T[], importsOf: (item: T) => readonly T[]): T[][] {
  const groups: T[][] = [];
  const numbers = new Map<T, number>();
  const open: T[] = [];
  /** Visits an item, and gives the least number that it leads back to. */
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
