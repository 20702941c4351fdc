/** The repeated values of a list, without the first occurrence of each. */
export function duplicates<T>(list: readonly T[], equal: (a: T, b: T) => boolean = Object.is): T[] {
  return list.filter((value, index) => list.findIndex((other) => equal(other, value)) !== index);
}

/** The distinct values of a list. */
export function uniq<T>(list: readonly T[]): T[] {
  return [...new Set(list)];
}

/** Groups values by a key. */
export function groupBy<T, K extends string | number>(
  list: readonly T[],
  keyOf: (value: T, index: number) => K,
): Record<K, T[]> {
  const groups = {} as Record<K, T[]>;
  list.forEach((value, index) => {
    const key = keyOf(value, index);
    groups[key] = [...(groups[key] ?? []), value];
  });
  return groups;
}

interface Tag {
  readonly label: string;
}

/** Groups tags by first letter, in order. */
export function listTagsByLetters<T extends Tag>(tags: readonly T[]): { letter: string; tags: T[] }[] {
  const groups = groupBy(tags, ({ label }) => label.charAt(0).toUpperCase());
  return Object.entries(groups)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([letter, own]) => ({ letter, tags: own.sort((a, b) => a.label.localeCompare(b.label)) }));
}
