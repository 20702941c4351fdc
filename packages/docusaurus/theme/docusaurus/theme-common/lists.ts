/** The values that stand more than once in a list, from their second place on. */
export function duplicates<T>(list: readonly T[], equal: (a: T, b: T) => boolean = Object.is): T[] {
  return list.filter((value, index) => list.findIndex((other) => equal(other, value)) !== index);
}

/** Each value of a list once. */
export function uniq<T>(list: readonly T[]): T[] {
  return [...new Set(list)];
}

/** Lists of values by a key. */
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

/** Tags by their first letters, in order. */
export function listTagsByLetters<T extends Tag>(tags: readonly T[]): { letter: string; tags: T[] }[] {
  const groups = groupBy(tags, ({ label }) => label.charAt(0).toUpperCase());
  return Object.entries(groups)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([letter, own]) => ({ letter, tags: own.sort((a, b) => a.label.localeCompare(b.label)) }));
}
